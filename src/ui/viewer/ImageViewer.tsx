import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs';
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import ImageOff from 'lucide/dist/esm/icons/image-off.mjs';
import RotateCcw from 'lucide/dist/esm/icons/rotate-ccw.mjs';
import ZoomIn from 'lucide/dist/esm/icons/zoom-in.mjs';
import ZoomOut from 'lucide/dist/esm/icons/zoom-out.mjs';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useSheet } from '../../react/sheet';
import { IconButton } from '../button/IconButton';
import { cx } from '../class-names';
import { Dialog } from '../dialog/Dialog';
import { Icon } from '../icon/Icon';
import { useZoom } from './use-zoom';
import sheet from './viewer.css?sheet';

export interface ViewedImage {
  readonly id: string;
  /** Empty for an image that has none: it cannot be loaded. */
  readonly url: string;
  /** What it shows, for those who do not see it. */
  readonly alt: string;
}

export interface ImageViewerProps {
  id: string;
  title: string;
  images: readonly ViewedImage[];
  /** Which of them is shown. */
  index: number;
  texts: {
    close: string;
    previous: string;
    next: string;
    zoomIn: string;
    zoomOut: string;
    reset: string;
    /** Which of how many. */
    position: string;
    failed: string;
    /** How large it is, of a scale such as 1.25. */
    zoom(scale: number): string;
  };
  /** What is known of the image, under it. */
  facts?: ReactNode;
  /** Further actions, such as a download. */
  actions?: ReactNode;
  onIndex(index: number): void;
  onClose(): void;
}

/**
 * Images one after the other. Keys: left and right for the previous and the next, + and - for the zoom, 0 for the whole
 * image; while it is zoomed the arrows move it.
 */
export function ImageViewer(props: ImageViewerProps) {
  const { id, title, images, index, texts, facts, actions, onIndex, onClose } = props;
  useSheet(sheet);
  const frame = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const image = images[index];
  const zoom = useZoom(frame, picture, image?.id ?? '');
  const [failed, setFailed] = useState<string | null>(null);
  if (!image) return null;

  const go = (step: number) => {
    if (images[index + step]) onIndex(index + step);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const taken = zoom.onKey(event.key);
    if (!taken && step !== undefined) go(step);
    if (taken || step !== undefined) event.preventDefault();
  };
  const percent = texts.zoom(zoom.view.scale);
  return (
    <Dialog
      id={id}
      open
      size="large"
      title={title}
      note={<span role="status">{texts.position}</span>}
      closeLabel={texts.close}
      onClose={onClose}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are a second way; the buttons inside are the first */}
      <div className="oms-viewer" onKeyDown={onKeyDown}>
        <div className="oms-viewer-bar">
          <IconButton
            icon={ChevronLeft}
            label={texts.previous}
            aria-disabled={index === 0 || undefined}
            onClick={() => go(-1)}
            data-autofocus=""
          />
          <IconButton
            icon={ChevronRight}
            label={texts.next}
            aria-disabled={index === images.length - 1 || undefined}
            onClick={() => go(1)}
          />
          <span className="oms-viewer-gap" />
          <IconButton icon={ZoomOut} label={texts.zoomOut} onClick={zoom.zoomOut} />
          <span className="oms-viewer-scale" role="status">
            {percent}
          </span>
          <IconButton icon={ZoomIn} label={texts.zoomIn} onClick={zoom.zoomIn} />
          <IconButton icon={RotateCcw} label={texts.reset} onClick={zoom.reset} />
          {actions}
        </div>
        <div
          ref={frame}
          className={cx('oms-viewer-frame', zoom.view.scale > 1 && 'oms-viewer-zoomed')}
          {...zoom.handlers}
        >
          {failed === image.id || image.url === '' ? (
            <p className="oms-viewer-failed" role="alert">
              <Icon icon={ImageOff} size={28} />
              {texts.failed}
            </p>
          ) : (
            <img
              key={image.id}
              ref={picture}
              src={image.url}
              alt={image.alt}
              draggable={false}
              referrerPolicy="no-referrer"
              onError={() => setFailed(image.id)}
            />
          )}
        </div>
        {facts}
      </div>
    </Dialog>
  );
}
