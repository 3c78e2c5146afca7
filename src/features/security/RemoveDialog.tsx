import { useSheet } from '../../react/sheet';
import { useT } from '../../react/use-text';
import { StepDialog } from './StepDialog';
import sheet from './security.css?sheet';
import { PASSWORD_FORM, usePasswordStep } from './use-password-step';

const TEXTS = {
  totp: { title: 'security.removeTotp', text: 'security.removeTotpText', submit: 'security.remove' },
  sms: { title: 'security.removeSms', text: 'security.removeSmsText', submit: 'security.remove' },
  phone: { title: 'security.removePhone', text: 'security.removePhoneText', submit: 'security.removePhone' },
} as const;

export interface RemoveDialogProps {
  what: keyof typeof TEXTS;
  onRemove(password: string): Promise<void>;
  onClose(): void;
}

/** Turns a second step off, or drops the phone. */
export function RemoveDialog({ what, onRemove, onClose }: RemoveDialogProps) {
  useSheet(sheet);
  const t = useT();
  const password = usePasswordStep(async (text) => {
    await onRemove(text);
    onClose();
  }, t(TEXTS[what].text));
  return (
    <StepDialog
      danger
      title={t(TEXTS[what].title)}
      form={PASSWORD_FORM}
      busy={password.busy}
      submitLabel={t(TEXTS[what].submit)}
      onClose={onClose}
    >
      {password.step}
    </StepDialog>
  );
}
