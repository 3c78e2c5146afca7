import { useSheet } from '../../react/sheet';
import { useT } from '../../react/use-text';
import { StepDialog } from './StepDialog';
import sheet from './security.css?sheet';
import { PASSWORD_FORM, usePasswordStep } from './use-password-step';

export interface RemoveDialogProps {
  what: 'totp' | 'sms';
  onRemove(password: string): Promise<void>;
  onClose(): void;
}

/** Turns a second step off. */
export function RemoveDialog({ what, onRemove, onClose }: RemoveDialogProps) {
  useSheet(sheet);
  const t = useT();
  const password = usePasswordStep(
    async (text) => {
      await onRemove(text);
      onClose();
    },
    t(what === 'totp' ? 'security.removeTotpText' : 'security.removeSmsText'),
  );
  return (
    <StepDialog
      danger
      title={t(what === 'totp' ? 'security.removeTotp' : 'security.removeSms')}
      form={PASSWORD_FORM}
      busy={password.busy}
      submitLabel={t('security.remove')}
      onClose={onClose}
    >
      {password.step}
    </StepDialog>
  );
}
