import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import Plus from 'lucide/dist/esm/icons/plus.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { useEffect, useRef } from 'react';
import type { FeedbackImage } from '../../domain/feedback/images';
import { MAX_IMAGES } from '../../domain/feedback/rules';
import { useErrorText, useT, useWriting } from '../../react/use-text';
import { IconButton } from '../../ui/button/IconButton';
import { cx } from '../../ui/class-names';
import { controlProps, Field } from '../../ui/form/Field';
import { Icon } from '../../ui/icon/Icon';
import { drawPreview } from '../../ui/upload/draw-preview';
import { Alert } from '../../ui/view-states/Alert';
import { Progress } from '../../ui/view-states/Progress';

interface Props {
  images: readonly FeedbackImage[];
  /** Names of images that a reload has lost. */
  lost: readonly string[];
  problem: string | undefined;
  /** Id of the image that is open in the tool. */
  chosen: string | null;
  /** Files are held over the dialog. */
  over: boolean;
  /** The report is sent: the images stay as they are. */
  sending: boolean;
  onAdd(files: readonly File[]): void;
  onRemove(id: string): void;
  onChoose(id: string): void;
}

const ID = 'oms-feedback-images';

/** Pictures to choose, drop or paste; a press opens one in the tool. They stay in the browser until the report is sent. */
export function ImageField(props: Props) {
  const { images, lost, problem, chosen, over, sending, onAdd, onRemove, onChoose } = props;
  const t = useT();
  const { joining } = useWriting();
  const errorText = useErrorText();
  const input = useRef<HTMLInputElement>(null);
  const failed = images.find(({ error }) => error)?.error;
  const help = t('feedback.imagesHelp');
  const error = failed ? [errorText(failed), problem].filter(Boolean).join(' ') : problem;

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
      <ul className={cx('oms-feedback-images', over && 'oms-feedback-over')}>
        {images.map((image) => (
          <Thumbnail
            key={image.id}
            image={image}
            chosen={image.id === chosen}
            onRemove={() => onRemove(image.id)}
            onChoose={() => onChoose(image.id)}
          />
        ))}
        {images.length < MAX_IMAGES && !sending && (
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
        accept="image/jpeg,image/png,.jpg,.jpeg,.png"
        multiple
        hidden
        onChange={(event) => {
          onAdd([...(event.target.files ?? [])]);
          // The same file again must be a change again.
          event.target.value = '';
        }}
      />
    </Field>
  );
}

function Thumbnail({
  image,
  chosen,
  onRemove,
  onChoose,
}: {
  image: FeedbackImage;
  chosen: boolean;
  onRemove: () => void;
  onChoose: () => void;
}) {
  const t = useT();
  const picture = useRef<HTMLCanvasElement>(null);
  const { file, history, id, name } = image;
  useEffect(() => {
    let shown = true;
    void drawPreview(file, () => (shown ? picture.current : null));
    return () => {
      shown = false;
    };
  }, [file]);
  return (
    <li className={cx('oms-feedback-image', image.error && 'oms-feedback-image-failed')}>
      <button
        type="button"
        className="oms-feedback-choose"
        aria-pressed={chosen}
        aria-label={t('feedback.openImage', { name })}
        title={name}
        data-image={id}
        onClick={onChoose}
      >
        <canvas ref={picture} width={144} height={144} role="img" aria-label={name} />
      </button>
      {history.marks.length > 0 && <span className="oms-feedback-marked" aria-hidden="true" />}
      {image.status === 1 && (
        <div className="oms-feedback-bar">
          <Progress label={t('feedback.uploading', { name })} value={image.percent} max={100} />
        </div>
      )}
      {image.error && (
        <span className="oms-feedback-failed">
          <Icon icon={CircleAlert} size={20} />
        </span>
      )}
      <span className="oms-feedback-remove">
        <IconButton
          icon={X}
          label={t('feedback.removeImage', { name })}
          size="s"
          iconSize={14}
          onClick={onRemove}
        />
      </span>
    </li>
  );
}
