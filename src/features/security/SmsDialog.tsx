import { useState } from 'react';
import type { SmsCheck } from '../../domain/security/api';
import { securityStore } from '../../domain/security/store';
import { useSheet } from '../../react/sheet';
import { useFeature } from '../../react/shell-context';
import { useT } from '../../react/use-text';
import { StepDialog } from './StepDialog';
import sheet from './security.css?sheet';
import { CODE_FORM, useCodeStep } from './use-code-step';
import { PASSWORD_FORM, usePasswordStep } from './use-password-step';

/** Turns codes by text on: the password, then a code to the phone. */
export function SmsDialog({ onClose }: { onClose(): void }) {
  useSheet(sheet);
  const store = useFeature(securityStore);
  const t = useT();
  const [check, setCheck] = useState<SmsCheck | null>(null);
  const password = usePasswordStep(
    async (text) => setCheck(await store.beginSms(text)),
    t('security.smsPassword'),
  );
  const code = useCodeStep(
    async (text) => {
      await store.confirmSms(check?.flow ?? '', text);
      onClose();
    },
    <p className="oms-security-text">
      {t('login.step.sms')} <strong>{check?.target}</strong>
    </p>,
  );
  const dialog = { title: t('security.setUpSms'), onClose };
  return check ? (
    <StepDialog {...dialog} form={CODE_FORM} busy={code.busy} submitLabel={t('security.turnOn')}>
      {code.step}
    </StepDialog>
  ) : (
    <StepDialog {...dialog} form={PASSWORD_FORM} busy={password.busy} submitLabel={t('security.next')}>
      {password.step}
    </StepDialog>
  );
}
