import { type FormEvent, useRef, useState } from 'react';
import { feedbackFormStore } from '../../domain/feedback/form-store';
import { MAX_TEXT } from '../../domain/feedback/rules';
import { feedbackStore } from '../../domain/feedback/store';
import { useSheet } from '../../react/sheet';
import { useFeature, useShell } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useErrorText, useT } from '../../react/use-text';
import { Button } from '../../ui/button/Button';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import { Dialog } from '../../ui/dialog/Dialog';
import { TextArea } from '../../ui/form/TextArea';
import { TextField } from '../../ui/form/TextField';
import { Alert } from '../../ui/view-states/Alert';
import sheet from './feedback-dialog.css?sheet';
import { ImageField } from './ImageField';

/** Problem description, phone number and up to five images. Closing keeps them all; only a discard, which asks, throws them away. */
export default function FeedbackDialog({ onClose }: { onClose: () => void }) {
  useSheet(sheet);
  const t = useT();
  const errorText = useErrorText();
  const shell = useShell();
  const store = useFeature(feedbackFormStore);
  const { $open } = useFeature(feedbackStore);
  const form = useStore(store.$form);
  const written = useStore(store.$written);
  const [asking, setAsking] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const { problems } = form;

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
        size="middle"
        title={t('feedback.title')}
        closeLabel={t('action.close')}
        onClose={onClose}
        foot={
          <>
            <Button type="submit" form="oms-feedback-form" variant="primary" busy={form.sending}>
              {t('feedback.send')}
            </Button>
            <Button variant="quiet" onClick={onClose}>
              {t('action.cancel')}
            </Button>
            {written && !form.sending && (
              <span className="oms-push">
                <Button variant="quiet" aria-haspopup="dialog" onClick={() => setAsking(true)}>
                  {t('feedback.discard')}
                </Button>
              </span>
            )}
          </>
        }
      >
        <form
          ref={element}
          id="oms-feedback-form"
          className="oms-feedback-form"
          part="dialog"
          noValidate
          onSubmit={(event) => void submit(event)}
          onPaste={(event) => {
            const files = [...event.clipboardData.files];
            if (files.length > 0) store.addImages(files);
          }}
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
            onAdd={store.addImages}
            onRemove={store.removeImage}
            onRetry={store.retryImage}
            onPreview={store.setPreview}
          />
          {written && <p className="oms-feedback-kept">{t('feedback.kept')}</p>}
        </form>
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
