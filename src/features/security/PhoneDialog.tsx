import { useState } from 'react';
import type { SmsCheck } from '../../domain/security/api';
import { PASSWORD_WRONG } from '../../domain/security/codes';
import { phoneSchema } from '../../domain/security/schema';
import { securityStore } from '../../domain/security/store';
import { useSheet } from '../../react/sheet';
import { useFeature } from '../../react/shell-context';
import { useT } from '../../react/use-text';
import { Form } from '../../ui/form/Form';
import { FormPasswordField, FormTextField } from '../../ui/form/fields';
import { useForm } from '../../ui/form/use-form';
import { StepDialog } from './StepDialog';
import sheet from './security.css?sheet';
import { CODE_FORM, useCodeStep } from './use-code-step';

const PHONE_FORM = 'security-phone';

export interface PhoneDialogProps {
  /** The number that is to be confirmed; '' for another one. */
  phone: string;
  onClose(): void;
}

/** Changes the phone of the account, or confirms it: number and password, then a code to the number. */
export function PhoneDialog({ phone, onClose }: PhoneDialogProps) {
  useSheet(sheet);
  const store = useFeature(securityStore);
  const t = useT();
  const [check, setCheck] = useState<SmsCheck | null>(null);
  const number = useForm({
    schema: phoneSchema,
    defaults: { phone, password: '' },
    onSubmit: async (values) => setCheck(await store.beginPhone(values.phone, values.password)),
    fieldOf: ({ code }) => (code === PASSWORD_WRONG ? { name: 'password' } : undefined),
    guard: false,
  });
  const code = useCodeStep(
    async (text) => {
      await store.confirmPhone(check?.flow ?? '', text);
      onClose();
    },
    <p className="oms-security-text">
      {t('login.step.sms')} <strong>{check?.target}</strong>
    </p>,
  );
  const dialog = { title: t(phone === '' ? 'security.changePhone' : 'security.confirmPhone'), onClose };
  if (check) {
    return (
      <StepDialog {...dialog} form={CODE_FORM} busy={code.busy} submitLabel={t('security.confirmPhone')}>
        {code.step}
      </StepDialog>
    );
  }
  return (
    <StepDialog {...dialog} form={PHONE_FORM} busy={number.busy} submitLabel={t('security.next')}>
      <p className="oms-security-text">{t('security.phonePassword')}</p>
      <Form id={PHONE_FORM} form={number}>
        <FormTextField
          name="phone"
          type="tel"
          label={t('register.phone')}
          autoComplete="tel"
          data-autofocus=""
        />
        <FormPasswordField name="password" label={t('password.current')} autoComplete="current-password" />
      </Form>
    </StepDialog>
  );
}
