import { type FormEvent, useRef, useState } from 'react';
import { languageOf } from '../../core/i18n/lang';
import { feedbackFormStore } from '../../domain/feedback/form-store';
import { MAX_TEXT } from '../../domain/feedback/rules';
import { feedbackStore } from '../../domain/feedback/store';
import { useSheet } from '../../react/sheet';
import { useFeature, useShell } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useErrorText, useLang, useT } from '../../react/use-text';
import { Button } from '../../ui/button/Button';
import { cx } from '../../ui/class-names';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import { Dialog } from '../../ui/dialog/Dialog';
import { TextArea } from '../../ui/form/TextArea';
import { TextField } from '../../ui/form/TextField';
import { lazyComponent } from '../../ui/lazy/lazy-component';
import { Alert } from '../../ui/view-states/Alert';
import { EnvironmentField } from './EnvironmentField';
import sheet from './feedback-dialog.css?sheet';
import { ImageField } from './ImageField';
import type { ImageMarkerProps } from './marker/ImageMarker';
import { useDroppedFiles } from './use-dropped-files';

const ImageMarker = lazyComponent<ImageMarkerProps>(() => import('./marker/ImageMarker'));

/** The tool takes the whole dialog there, as a step of its own; as the style sheet has it. */
const NARROW = '(max-width: 767px)';

/** Problem description, phone number and up to five images. Closing keeps them all; only a discard, which asks, throws them away. */
export default function FeedbackDialog({ onClose }: { onClose: () => void }) {
  useSheet(sheet);
  const t = useT();
  const errorText = useErrorText();
  const { joining } = languageOf(useLang());
  const shell = useShell();
  const store = useFeature(feedbackFormStore);
  const { $open } = useFeature(feedbackStore);
  const form = useStore(store.$form);
  const written = useStore(store.$written);
  const [asking, setAsking] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const panes = useRef<HTMLDivElement>(null);
  /** Id of the image in the tool. */
  const [chosen, setChosen] = useState<string | null>(null);
  const image = form.images.find(({ id }) => id === chosen);
  const { problems } = form;
  const uploading = form.images.some(({ status }) => status === 1);

  function add(files: readonly File[]): void {
    store.addImages(files);
    // Beside the form it takes nothing away; in its place it would.
    if (image || matchMedia(NARROW).matches) return;
    setChosen(store.$form.get().images.at(-1)?.id ?? null);
  }
  const over = useDroppedFiles(panes, add);
  const focus = (selector: string) =>
    shell.platform.clock.after(0, () => panes.current?.querySelector<HTMLElement>(selector)?.focus());
  function choose(id: string): void {
    setChosen(id === chosen ? null : id);
    // The button that was pressed is out of sight then.
    if (id !== chosen && matchMedia(NARROW).matches) focus('.oms-feedback-tool');
  }
  function done(): void {
    setChosen(null);
    if (chosen) focus(`[data-image="${chosen}"]`);
  }
  const toMend = [
    problems.description && t('feedback.description'),
    problems.phone && t('feedback.phone'),
    problems.images && t('feedback.imagesName'),
  ].filter((name) => name !== null);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (await store.send()) {
      await shell.commands
        .run('showMessage', {
          tone: 'success',
          title: () => shell.i18n.t('feedback.sent'),
          text: () => shell.i18n.t('feedback.sentText'),
        })
        .catch(() => {});
      return;
    }
    const { error } = store.$form.get();
    // Closed meanwhile: the reason stands in the dialog, which nobody sees.
    if (error && !$open.get()) {
      await shell.commands
        .run('showMessage', {
          tone: 'error',
          title: () => shell.i18n.t('feedback.notSent', { reason: errorText(error) }),
          text: () => shell.i18n.t('feedback.kept'),
        })
        .catch(() => {});
      return;
    }
    // The tool stands in the form's place there.
    if (matchMedia(NARROW).matches) setChosen(null);
    // The first field that has to be mended; after the render that marks it.
    shell.platform.clock.after(0, () =>
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );
  }

  return (
    <>
      <Dialog
        id="oms-feedback"
        open
        size={image ? 'large' : 'middle'}
        title={t('feedback.title')}
        closeLabel={t('action.close')}
        onClose={onClose}
        foot={
          <>
            <Button type="submit" form="oms-feedback-form" variant="primary" busy={form.sending}>
              {t('feedback.send')}
            </Button>
            {uploading ? (
              <Button variant="quiet" onClick={store.stop}>
                {t('feedback.stop')}
              </Button>
            ) : (
              <Button variant="quiet" onClick={onClose}>
                {t('action.cancel')}
              </Button>
            )}
            {written && !form.sending && (
              <Button variant="quiet" aria-haspopup="dialog" onClick={() => setAsking(true)}>
                {t('feedback.discard')}
              </Button>
            )}
            {toMend.length > 0 && (
              <span className="oms-push">{t('feedback.toMend', { names: toMend.join(joining.items) })}</span>
            )}
          </>
        }
      >
        <div ref={panes} className={cx('oms-feedback-panes', image && 'oms-feedback-with-tool')}>
          <form
            ref={element}
            id="oms-feedback-form"
            className="oms-feedback-form"
            part="dialog"
            noValidate
            onSubmit={(event) => void submit(event)}
          >
            {form.error && (
              <Alert tone="danger">{t('feedback.notSent', { reason: errorText(form.error) })}</Alert>
            )}
            <TextArea
              id="oms-feedback-description"
              label={t('feedback.description')}
              help={t('feedback.descriptionHelp')}
              error={problems.description ? t(problems.description) : undefined}
              limit={MAX_TEXT}
              rows={5}
              value={form.description}
              onChange={store.describe}
              required
              data-autofocus=""
            />
            <TextField
              id="oms-feedback-phone"
              label={t('feedback.phone')}
              error={problems.phone ? t(problems.phone) : undefined}
              type="tel"
              autoComplete="tel"
              value={form.phone}
              onChange={store.setPhone}
              required
            />
            <ImageField
              images={form.images}
              lost={form.lost}
              problem={problems.images ? t(problems.images) : undefined}
              chosen={chosen}
              over={over}
              sending={form.sending}
              onAdd={add}
              onRemove={(id) => {
                store.removeImage(id);
                focus('.oms-feedback-add');
              }}
              onChoose={choose}
            />
            <EnvironmentField
              told={form.environment}
              disabled={form.sending}
              onTell={store.tellEnvironment}
            />
            {written && <p className="oms-feedback-note">{t('feedback.kept')}</p>}
          </form>
          {image && (
            <div className="oms-feedback-tool" tabIndex={-1}>
              <ImageMarker
                key={image.id}
                file={image.file}
                name={image.name}
                history={image.history}
                disabled={form.sending || image.file.size === 0}
                onChange={(history) => store.drawOn(image.id, history)}
                onDone={done}
              />
            </div>
          )}
        </div>
      </Dialog>
      <ConfirmDialog
        id="oms-feedback-discard"
        open={asking}
        danger
        title={t('feedback.discardTitle')}
        text={t('feedback.discardText')}
        confirmLabel={t('feedback.discard')}
        cancelLabel={t('feedback.keepWriting')}
        onConfirm={store.discard}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
