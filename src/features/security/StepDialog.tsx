import type { ReactNode } from 'react';
import { useT } from '../../react/use-text';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';

export interface StepDialogProps {
  title: string;
  /** Id of the form of this step, which the main button submits; without it the button closes. */
  form?: string | undefined;
  submitLabel: string;
  busy?: boolean | undefined;
  danger?: boolean | undefined;
  /** The step is not to be left by the way: what it shows is never shown again. */
  firm?: boolean | undefined;
  onClose(): void;
  children: ReactNode;
}

/** A dialog of several steps: it stays, and its content and main button change. */
export function StepDialog(props: StepDialogProps) {
  const { title, form, submitLabel, busy, danger = false, firm = false, onClose, children } = props;
  const t = useT();
  const leave = () => {
    if (!busy && !firm) onClose();
  };
  return (
    <Dialog
      id="oms-security-step"
      open
      size="middle"
      title={title}
      closeLabel={firm ? undefined : t('action.close')}
      onClose={leave}
      foot={
        <>
          <Button
            variant={danger ? 'danger' : 'primary'}
            busy={busy}
            {...(form === undefined ? { onClick: onClose } : { type: 'submit' as const, form })}
          >
            {submitLabel}
          </Button>
          {!firm && (
            <Button variant="quiet" onClick={leave}>
              {t('action.cancel')}
            </Button>
          )}
        </>
      }
    >
      {children}
    </Dialog>
  );
}
