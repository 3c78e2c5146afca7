import { Button } from '../button/Button';
import { Alert } from '../view-states/Alert';
import { Dialog } from './Dialog';

export interface ConfirmDialogProps {
  id: string;
  open: boolean;
  /** The question. */
  title: string;
  /** The effect of a yes. */
  text: string;
  confirmLabel: string;
  cancelLabel: string;
  /** The user loses data: the main action is red and the other one has the focus. */
  danger?: boolean | undefined;
  busy?: boolean | undefined;
  /** Why it did not work, in words. */
  error?: string | undefined;
  onConfirm(): void;
  onCancel(): void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { id, open, title, text, danger = false, busy = false, error, onConfirm, onCancel } = props;
  const foot = (
    <>
      <Button
        variant={danger ? 'danger' : 'primary'}
        busy={busy}
        onClick={onConfirm}
        {...(!danger && { 'data-autofocus': '' })}
      >
        {props.confirmLabel}
      </Button>
      <Button
        variant={danger ? 'secondary' : 'quiet'}
        onClick={onCancel}
        {...(danger && { 'data-autofocus': '' })}
      >
        {props.cancelLabel}
      </Button>
    </>
  );
  return (
    <Dialog id={id} open={open} title={title} role="alertdialog" onClose={onCancel} foot={foot}>
      <p>{text}</p>
      {error !== undefined && <Alert tone="danger">{error}</Alert>}
    </Dialog>
  );
}
