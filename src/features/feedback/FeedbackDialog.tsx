import { useEffect, useRef, useState } from 'react';
import { type ShellError, toShellError } from '../../core/errors';
import type { TextKey } from '../../core/i18n/texts';
import { media } from '../../core/platform/media';
import { showMessage } from '../../core/show-message';
import { feedbackFormStore, STOPPED } from '../../domain/feedback/form-store';
import { feedbackSchema } from '../../domain/feedback/rules';
import { feedbackStore } from '../../domain/feedback/store';
import { FEEDBACK_TEXT_MAX } from '../../domain/rules/limits';
import { useSheet } from '../../react/sheet';
import { useFeature, useShell } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useErrorText, useT } from '../../react/use-text';
import { Button } from '../../ui/button/Button';
import { cx } from '../../ui/class-names';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import { Dialog } from '../../ui/dialog/Dialog';
import { Form } from '../../ui/form/Form';
import { FormTextArea, FormTextField } from '../../ui/form/fields';
import { useForm } from '../../ui/form/use-form';
import { lazyComponent } from '../../ui/lazy/lazy-component';
import { NARROW } from '../../ui/narrow-window';
import { Alert } from '../../ui/view-states/Alert';
import { EnvironmentField } from './EnvironmentField';
import sheet from './feedback-dialog.css?sheet';
import { ImageField } from './ImageField';
import type { ImageMarkerProps } from './marker/ImageMarker';
import { useDroppedFiles } from './use-dropped-files';

const ImageMarker = lazyComponent<ImageMarkerProps>(() => import('./marker/ImageMarker'));

/**
 * Problem description, phone number and up to five images. Closing keeps them all; only a discard, which asks, throws
 * them away.
 */
export default function FeedbackDialog({ onClose }: { onClose: () => void }) {
  useSheet(sheet);
  const t = useT();
  const errorText = useErrorText();
  const shell = useShell();
  const store = useFeature(feedbackFormStore);
  const { $open } = useFeature(feedbackStore);
  const state = useStore(store.$form);
  const written = useStore(store.$written);
  const [asking, setAsking] = useState(false);
  const panes = useRef<HTMLDivElement>(null);
  /** Id of the image in the tool. */
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => (chosen === null ? undefined : () => store.settle(chosen)), [chosen, store]);
  const image = state.images.find(({ id }) => id === chosen);
  const uploading = state.images.some(({ status }) => status === 1);

  function add(files: readonly File[]): void {
    store.addImages(files);
    // Beside the form the tool takes nothing away; in its place, as a step of its own, it would.
    if (image || media(NARROW).matches) return;
    setChosen(store.$form.get().images.at(-1)?.id ?? null);
  }
  const over = useDroppedFiles(panes, add);
  const focus = (selector: string) =>
    shell.platform.clock.after(0, () => panes.current?.querySelector<HTMLElement>(selector)?.focus());
  function choose(id: string): void {
    setChosen(id === chosen ? null : id);
    // The button that was pressed is out of sight then.
    if (id !== chosen && media(NARROW).matches) focus('.oms-feedback-tool');
  }
  function done(): void {
    setChosen(null);
    if (chosen) focus(`[data-image="${chosen}"]`);
  }
  /** On a narrow screen the tool stands in the form's place, and the form shows how sending goes. */
  const backToForm = () => media(NARROW).matches && setChosen(null);
  const tell = (tone: 'success' | 'error', title: () => string, text: TextKey) =>
    void showMessage(shell, { tone, title, text: () => shell.i18n.t(text) }, 'feedback');
  const notSent = (error: ShellError) => t('feedback.notSent', { reason: errorText(error) });
  const form = useForm({
    schema: feedbackSchema,
    defaults: { description: state.description, phone: state.phone },
    onChange: store.write,
    // The draft keeps it.
    guard: false,
    async onSubmit(values) {
      try {
        await store.send(values);
      } catch (thrown) {
        const error = toShellError(thrown);
        // Closed meanwhile: the reason stands in the dialog, which nobody sees.
        if (!$open.get() && error.code !== STOPPED)
          tell(
            'error',
            () => shell.i18n.t('feedback.notSent', { reason: errorText(error) }),
            'feedback.kept',
          );
        throw thrown;
      }
      tell('success', () => shell.i18n.t('feedback.sent'), 'feedback.sentText');
    },
  });

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
            <Button
              type="submit"
              form="oms-feedback-form"
              variant="primary"
              busy={state.sending}
              onClick={backToForm}
            >
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
            {written && !state.sending && (
              <Button variant="quiet" aria-haspopup="dialog" onClick={() => setAsking(true)}>
                {t('feedback.discard')}
              </Button>
            )}
          </>
        }
      >
        <div ref={panes} className={cx('oms-feedback-panes', image && 'oms-feedback-with-tool')}>
          <Form
            id="oms-feedback-form"
            className="oms-feedback-form"
            part="dialog"
            form={form}
            refusal={
              form.error && form.error.code !== STOPPED ? (
                <Alert tone="danger">{notSent(form.error)}</Alert>
              ) : null
            }
          >
            <FormTextArea
              name="description"
              label={t('feedback.description')}
              help={t('feedback.descriptionHelp')}
              limit={FEEDBACK_TEXT_MAX}
              rows={5}
              data-autofocus=""
            />
            <FormTextField name="phone" label={t('feedback.phone')} type="tel" autoComplete="tel" />
            <ImageField
              images={state.images}
              lost={state.lost}
              problem={state.problem ? t(state.problem) : undefined}
              chosen={chosen}
              over={over}
              sending={state.sending}
              onAdd={add}
              onRemove={(id) => {
                store.removeImage(id);
                focus('.oms-feedback-add');
              }}
              onChoose={choose}
            />
            <EnvironmentField
              told={state.environment}
              disabled={state.sending}
              onTell={store.tellEnvironment}
            />
            {written && <p className="oms-feedback-note">{t('feedback.kept')}</p>}
            {/* Of a submit of this form before it was closed. */}
            {!form.error && state.error && <Alert tone="danger">{notSent(state.error)}</Alert>}
          </Form>
          {image && (
            <div className="oms-feedback-tool" tabIndex={-1}>
              <ImageMarker
                key={image.id}
                file={image.file}
                name={image.name}
                history={image.history}
                disabled={state.sending || image.file.size === 0}
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
