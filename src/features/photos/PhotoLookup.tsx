import Camera from 'lucide/dist/esm/icons/camera.mjs';
import CameraOff from 'lucide/dist/esm/icons/camera-off.mjs';
import { useId, useState } from 'react';
import type { Photo } from '../../domain/photos/api';
import { type PhotoQuery, photoQueryOf, type SourceType } from '../../domain/photos/source-types';
import { photosFamily, photosKey } from '../../domain/photos/store';
import { useSheet } from '../../react/sheet';
import { useFeature } from '../../react/shell-context';
import { useNow } from '../../react/use-now';
import { useStore } from '../../react/use-store';
import { useLocale, useT } from '../../react/use-text';
import { DownloadLink } from '../../ui/button/DownloadLink';
import { Time } from '../../ui/text/Time';
import { Empty } from '../../ui/view-states/Empty';
import { Loaded } from '../../ui/view-states/Loaded';
import { ImageViewer } from '../../ui/viewer/ImageViewer';
import { Thumbnail } from '../../ui/viewer/Thumbnail';
import sheet from '../../ui/viewer/viewer.css?sheet';

export interface PhotoLookupProps {
  /** 1–11: the kind of document. */
  sourceType: SourceType;
  /** The document's row, with the field that has its number: `deliverOrderNo` for source type 4, and so on. */
  record: Readonly<Record<string, unknown>>;
}

/** The photographs of a document, and a viewer for them (docs/behaviour.md#photos). */
export default function PhotoLookup({ sourceType, record }: PhotoLookupProps) {
  useSheet(sheet);
  const t = useT();
  const query = photoQueryOf(sourceType, record);
  if (!query) return <Empty icon={CameraOff} title={t('photos.noNumber')} text={t('photos.noNumberHint')} />;
  return <Photos key={photosKey(query)} query={query} />;
}

function Photos({ query }: { query: PhotoQuery }) {
  const t = useT();
  const store = useFeature(photosFamily).get(photosKey(query));
  const state = useStore(store.$state);
  const [index, setIndex] = useState<number | null>(null);
  const titleOf = ({ sku }: Photo, at: number) =>
    t('photos.photo', { number: at + 1, sku: sku || query.orderNo });
  return (
    // biome-ignore lint/a11y/useSemanticElements: the page names the landmark around it
    <div role="group" aria-label={t('photos.title')}>
      <Loaded
        state={state}
        skeleton={{ rows: 2, kind: 'notice' }}
        texts={{
          loading: t('photos.loading'),
          failed: t('photos.failed'),
          retry: t('action.retry'),
          details: t('error.details'),
        }}
        onRetry={() => void store.refresh()}
      >
        {(photos) =>
          photos.length === 0 ? (
            <Empty icon={Camera} title={t('photos.none')} text={t('photos.noneHint')} />
          ) : (
            <>
              <ul className="oms-thumbnails">
                {photos.map((photo, at) => (
                  <li key={photo.id}>
                    <Thumbnail
                      url={photo.url}
                      label={t('photos.open', { photo: titleOf(photo, at) })}
                      note={photo.sku || photo.remark || query.orderNo}
                      failedText={t('photos.broken')}
                      onOpen={() => setIndex(at)}
                    />
                  </li>
                ))}
              </ul>
              {index !== null && (
                <Viewer
                  photos={photos}
                  index={Math.min(index, photos.length - 1)}
                  titleOf={titleOf}
                  orderNo={query.orderNo}
                  onIndex={setIndex}
                />
              )}
            </>
          )
        }
      </Loaded>
    </div>
  );
}

interface ViewerProps {
  photos: readonly Photo[];
  index: number;
  orderNo: string;
  titleOf(photo: Photo, at: number): string;
  onIndex(index: number | null): void;
}

function Viewer({ photos, index, orderNo, titleOf, onIndex }: ViewerProps) {
  const t = useT();
  const locale = useLocale();
  const id = `oms-photos${useId().replace(/\W/g, '-')}`;
  const photo = photos[index]!;
  return (
    <ImageViewer
      id={id}
      title={t('photos.of', { number: orderNo })}
      images={photos.map((one, at) => ({ id: one.id, url: one.url, alt: titleOf(one, at) }))}
      index={index}
      texts={{
        close: t('action.close'),
        previous: t('photos.previous'),
        next: t('photos.next'),
        zoomIn: t('photos.zoomIn'),
        zoomOut: t('photos.zoomOut'),
        reset: t('photos.whole'),
        position: t('photos.position', { number: index + 1, count: photos.length }),
        failed: t('photos.brokenHint'),
        zoom: (scale) => new Intl.NumberFormat(locale, { style: 'percent' }).format(scale),
      }}
      facts={<Facts photo={photo} />}
      actions={
        photo.url !== '' && (
          <DownloadLink button url={photo.url} title={titleOf(photo, index)}>
            {t('photos.download')}
          </DownloadLink>
        )
      }
      onIndex={onIndex}
      onClose={() => onIndex(null)}
    />
  );
}

function Facts({ photo }: { photo: Photo }) {
  const t = useT();
  const locale = useLocale();
  const now = useNow();
  return (
    <dl className="oms-viewer-facts">
      <div>
        <dt>SKU</dt>
        <dd>{photo.sku || t('photos.unknown')}</dd>
      </div>
      <div>
        <dt>{t('photos.time')}</dt>
        <dd>
          {photo.createdAt === '' ? (
            t('photos.unknown')
          ) : (
            <Time at={photo.createdAt} now={now} locale={locale} look="stamp" />
          )}
        </dd>
      </div>
      {photo.remark !== '' && (
        <div>
          <dt>{t('photos.remark')}</dt>
          <dd>{photo.remark}</dd>
        </div>
      )}
    </dl>
  );
}
