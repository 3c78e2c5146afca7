import Plus from 'lucide/dist/esm/icons/plus.mjs';
import RotateCw from 'lucide/dist/esm/icons/rotate-cw.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { type DragEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { languageOf } from '../../core/i18n/lang';
import type { FeedbackImage } from '../../domain/feedback/images';
import { MAX_IMAGES } from '../../domain/feedback/rules';
import { useErrorText, useLang, useT } from '../../react/use-text';
import { IconButton } from '../../ui/button/IconButton';
import { cx } from '../../ui/class-names';
import { controlProps, Field } from '../../ui/form/Field';
import { Icon } from '../../ui/icon/Icon';
import { Alert } from '../../ui/view-states/Alert';
import { Progress } from '../../ui/view-states/Progress';

interface Props {
  images: readonly FeedbackImage[];
  /** Names of images that a reload has lost. */
  lost: readonly string[];
  problem: string | undefined;
  onAdd(files: readonly File[]): void;
  onRemove(id: string): void;
  onRetry(id: string): void;
  /** A small picture of an image is drawn: as a `data:` address. */
  onPreview(id: string, preview: string): void;
}

const ID = 'oms-feedback-images';

/** Pictures to choose, drop or paste; each is uploaded at once and shows how far it is. */
export function ImageField({ images, lost, problem, onAdd, onRemove, onRetry, onPreview }: Props) {
  const t = useT();
  const { joining } = languageOf(useLang());
  const errorText = useErrorText();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const failed = images.find(({ error }) => error)?.error;
  const help = t('feedback.imagesHelp');
  const error = problem ?? (failed ? errorText(failed) : undefined);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onAdd([...event.dataTransfer.files]);
  };
  return (
    <Field
      id={ID}
      label={t('feedback.images', { count: images.length, max: MAX_IMAGES })}
      help={help}
      error={error}
    >
      {lost.length > 0 && (
        <Alert tone="warning">{t('feedback.imagesLost', { names: lost.join(joining.items) })}</Alert>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button inside is the first */}
      <div
        className={cx(over && 'oms-feedback-over')}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <ul className="oms-feedback-images">
          {images.map((image) => (
            <Thumbnail
              key={image.id}
              image={image}
              onRemove={() => onRemove(image.id)}
              onRetry={() => onRetry(image.id)}
              onPreview={onPreview}
            />
          ))}
          {images.length < MAX_IMAGES && (
            <li>
              <button
                type="button"
                className="oms-feedback-add"
                aria-label={t('feedback.addImage')}
                title={t('feedback.addImage')}
                onClick={() => input.current?.click()}
              >
                <Icon icon={Plus} size={20} />
              </button>
            </li>
          )}
        </ul>
        <input
          {...controlProps({ id: ID, help, error })}
          ref={input}
          type="file"
          accept="image/jpeg,image/png"
          multiple
          hidden
          onChange={(event) => {
            onAdd([...(event.target.files ?? [])]);
            // The same file again must be a change again.
            event.target.value = '';
          }}
        />
      </div>
    </Field>
  );
}

function Thumbnail({
  image,
  onRemove,
  onRetry,
  onPreview,
}: {
  image: FeedbackImage;
  onRemove: () => void;
  onRetry: () => void;
  onPreview: Props['onPreview'];
}) {
  const t = useT();
  const picture = useRef<HTMLCanvasElement>(null);
  const { id, file } = image;
  useEffect(() => drawInto(picture, file, (preview) => onPreview(id, preview)), [id, file, onPreview]);
  return (
    <li className={cx('oms-feedback-image', image.error && 'oms-feedback-image-failed')}>
      <canvas ref={picture} width={144} height={144} role="img" aria-label={image.name} title={image.name} />
      {image.status === 1 && (
        <div className="oms-feedback-bar">
          <Progress label={t('feedback.uploading', { name: image.name })} value={image.percent} max={100} />
        </div>
      )}
      {image.error && (
        <div className="oms-feedback-again">
          <IconButton
            icon={RotateCw}
            label={t('feedback.uploadAgain', { name: image.name })}
            size="s"
            onClick={onRetry}
          />
        </div>
      )}
      <span className="oms-feedback-remove">
        <IconButton
          icon={X}
          label={t('feedback.removeImage', { name: image.name })}
          size="s"
          iconSize={14}
          onClick={onRemove}
        />
      </span>
    </li>
  );
}

/**
 * A preview that needs no address: strict pages allow no `blob:` images. A file that no browser can read stays an
 * empty square; the service says what is wrong with it.
 */
function drawInto(
  canvas: RefObject<HTMLCanvasElement | null>,
  file: File,
  onDrawn: (preview: string) => void,
): () => void {
  let shown = true;
  createImageBitmap(file).then(
    (bitmap) => {
      const context = canvas.current?.getContext('2d');
      if (!shown || !context) return;
      const { width, height } = context.canvas;
      const scale = Math.max(width / bitmap.width, height / bitmap.height);
      const [w, h] = [bitmap.width * scale, bitmap.height * scale];
      context.drawImage(bitmap, (width - w) / 2, (height - h) / 2, w, h);
      onDrawn(context.canvas.toDataURL('image/jpeg', 0.8));
    },
    () => {},
  );
  return () => {
    shown = false;
  };
}
