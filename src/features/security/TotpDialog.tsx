import { useState } from 'react';
import type { TotpSecret } from '../../domain/security/api';
import { securityStore } from '../../domain/security/store';
import { useSheet } from '../../react/sheet';
import { useFeature } from '../../react/shell-context';
import { useT } from '../../react/use-text';
import { QrCode } from './QrCode';
import { RecoveryCodes } from './RecoveryCodes';
import { StepDialog } from './StepDialog';
import sheet from './security.css?sheet';
import { CODE_FORM, useCodeStep } from './use-code-step';
import { PASSWORD_FORM, usePasswordStep } from './use-password-step';

/** Enrols an authenticator: the password, the QR code with a first code, the recovery codes. */
export function TotpDialog({ onClose }: { onClose(): void }) {
  useSheet(sheet);
  const store = useFeature(securityStore);
  const t = useT();
  const [secret, setSecret] = useState<TotpSecret | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const password = usePasswordStep(
    async (text) => setSecret(await store.beginTotp(text)),
    t('security.totpPassword'),
  );
  const code = useCodeStep(
    async (text) => setCodes(await store.confirmTotp(text)),
    secret && <Scan secret={secret} />,
  );
  const dialog = { title: t('security.setUpTotp'), onClose };
  if (codes) {
    return (
      <StepDialog {...dialog} firm submitLabel={t('security.saved')}>
        <RecoveryCodes codes={codes} />
      </StepDialog>
    );
  }
  if (secret) {
    return (
      <StepDialog {...dialog} form={CODE_FORM} busy={code.busy} submitLabel={t('security.turnOn')}>
        {code.step}
      </StepDialog>
    );
  }
  return (
    <StepDialog {...dialog} form={PASSWORD_FORM} busy={password.busy} submitLabel={t('security.next')}>
      {password.step}
    </StepDialog>
  );
}

function Scan({ secret: { secret, uri } }: { secret: TotpSecret }) {
  const t = useT();
  return (
    <div className="oms-security-scan">
      <QrCode text={uri} label={t('security.qrCode')} />
      <div>
        <p className="oms-security-text">{t('security.scan')}</p>
        <p className="oms-security-text">{t('security.typeSecret')}</p>
        <p className="oms-security-secret">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</p>
      </div>
    </div>
  );
}
