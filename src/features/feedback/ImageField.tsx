import Plus from 'lucide-react/icons/plus';
import RotateCw from 'lucide-react/icons/rotate-cw';
import X from 'lucide-react/icons/x';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { useT } from '../../react/use-text';
import { IconButton } from '../../ui/button/IconButton';
import { cx } from '../../ui/class-names';
import { Progress } from '../../ui/faces/Progress';
import { controlProps, Field } from '../../ui/form/Field';
import { Icon } from '../../ui/icon/Icon';
import { MAX_IMAGES } from './rules';
import type { FeedbackImage } from './store';

interface Props {
  images: readonly FeedbackImage[];
  problem: string | undefined;
  onAdd(files: readonly File[]): void;
  onRemove(id: string): void;
  onRetry(id: string): void;
}

const ID = 'oms-feedback-images';

/** Pictures to choose, drop or paste; each is uploaded at once and shows how far it is. */
export function ImageField({ images, problem, onAdd, onRemove, onRetry }: Props) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const failed = images.find(({ error }) => error)?.error?.message;
  const help = t('feedback.imagesHelp');
  const error = problem ?? failed;

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
}: {
  image: FeedbackImage;
  onRemove: () => void;
  onRetry: () => void;
}) {
  const t = useT();
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(image.file);
    if (picture.current) picture.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [image.file]);
  return (
    <li className={cx('oms-feedback-image', image.error && 'oms-feedback-image-failed')}>
      <img ref={picture} alt={image.name} title={image.name} />
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
