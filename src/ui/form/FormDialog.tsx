import { type ReactNode, useId, useState } from 'react';
import { useT } from '../../react/use-text';
import { Button } from '../button/Button';
import { ConfirmDialog } from '../dialog/ConfirmDialog';
import { Dialog, type DialogProps } from '../dialog/Dialog';
import { Form, type FormProps } from './Form';

const SIZES = { 360: 'small', 520: 'middle', 720: 'normal', 1000: 'large' } as const satisfies Record<
  number,
  DialogProps['size']
>;

export interface FormDialogProps {
  title: string;
  /** From `useForm`, in the component that is there while the dialog is open: what was typed goes with it. */
  form: FormProps['form'];
  submitLabel: string;
  /** px. Default 360. */
  width?: keyof typeof SIZES | undefined;
  /** Called after a success, and when the user closes the dialog; with changes, only once the user has agreed to lose them. */
  onClose(): void;
  children: ReactNode;
}

/** A form in a dialog. It closes with the success of its submit; a failure stands in it (docs/behaviour.md#forms). */
export function FormDialog({ title, form, submitLabel, width = 360, onClose, children }: FormDialogProps) {
  const t = useT();
  const id = `oms-form${useId().replace(/\W/g, '-')}`;
  const [asking, setAsking] = useState(false);
  const close = () => {
    // It may still succeed: nobody would see a failure of a closed one.
    if (form.busy) return;
    if (form.dirty) setAsking(true);
    else onClose();
  };
  return (
    <>
      <Dialog
        id={`${id}-dialog`}
        open
        size={SIZES[width] ?? 'small'}
        title={title}
        closeLabel={t('action.close')}
        onClose={close}
        foot={
          <>
            <Button type="submit" form={id} variant="primary" busy={form.busy}>
              {submitLabel}
            </Button>
            <Button variant="quiet" onClick={close}>
              {t('action.cancel')}
            </Button>
          </>
        }
      >
        <Form id={id} form={form} onDone={onClose}>
          {children}
        </Form>
      </Dialog>
      <ConfirmDialog
        id={`${id}-discard`}
        open={asking}
        danger
        title={t('form.discardTitle')}
        text={t('form.leaveText')}
        confirmLabel={t('form.discard')}
        cancelLabel={t('action.cancel')}
        onConfirm={() => {
          form.discard();
          onClose();
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
