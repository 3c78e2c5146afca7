import { useState } from 'react';
import { securityStore } from '../../domain/security/store';
import { useSheet } from '../../react/sheet';
import { useFeature } from '../../react/shell-context';
import { useT } from '../../react/use-text';
import { RecoveryCodes } from './RecoveryCodes';
import { StepDialog } from './StepDialog';
import sheet from './security.css?sheet';
import { PASSWORD_FORM, usePasswordStep } from './use-password-step';

/** Makes new recovery codes. */
export function RecoveryDialog({ onClose }: { onClose(): void }) {
  useSheet(sheet);
  const store = useFeature(securityStore);
  const t = useT();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const password = usePasswordStep(
    async (text) => setCodes(await store.renewRecoveryCodes(text)),
    t('security.renewText'),
  );
  const dialog = { title: t('security.recovery'), onClose };
  return codes ? (
    <StepDialog {...dialog} firm submitLabel={t('security.saved')}>
      <RecoveryCodes codes={codes} />
    </StepDialog>
  ) : (
    <StepDialog {...dialog} form={PASSWORD_FORM} busy={password.busy} submitLabel={t('security.renew')}>
      {password.step}
    </StepDialog>
  );
}
