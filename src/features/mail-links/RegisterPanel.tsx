import { type ReactNode, useState } from 'react';
import type { Registration } from '../../domain/mail-links/api';
import { registrationSchema } from '../../domain/mail-links/schema';
import { mailLinksStore } from '../../domain/mail-links/store';
import { useSheet } from '../../react/sheet';
import { useFeature } from '../../react/shell-context';
import { useT } from '../../react/use-text';
import { Form } from '../../ui/form/Form';
import { FormCheckbox, FormTextField } from '../../ui/form/fields';
import { useForm } from '../../ui/form/use-form';
import { MailSent } from './MailSent';
import sheet from './mail-links.css?sheet';
import { RegistrantFields } from './RegistrantFields';
import { SendAgain } from './SendAgain';

const EMPTY: Registration = { email: '', name: '', organisation: '', phone: '', agreed: false };

export interface RegisterPanelProps {
  /** Leads to the privacy notice. */
  privacy: ReactNode;
}

/** A new organisation and its first user: the mail with the link comes next. */
export function RegisterPanel({ privacy }: RegisterPanelProps) {
  useSheet(sheet);
  const store = useFeature(mailLinksStore);
  const t = useT();
  const [sent, setSent] = useState<string | null>(null);
  const form = useForm({
    schema: registrationSchema,
    defaults: { ...EMPTY },
    onSubmit: async (values) => {
      await store.register(values);
      setSent(values.email);
    },
    // The page of somebody who has no account yet keeps nobody.
    guard: false,
  });
  if (sent !== null) {
    return (
      <MailSent title={t('mail.sentTitle')} text={t('register.sent', { email: sent })}>
        <SendAgain onSend={() => store.registerAgain(sent)} />
      </MailSent>
    );
  }
  return (
    <>
      <h1 className="oms-mail-title">{t('register.title')}</h1>
      <p className="oms-mail-text">{t('register.text')}</p>
      <Form id="register" form={form} submitLabel={t('register.submit')} size="l" wide>
        <FormTextField
          name="email"
          size="l"
          type="email"
          label={t('register.email')}
          help={t('register.emailHelp')}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <RegistrantFields />
        <FormCheckbox
          name="agreed"
          label={
            <>
              {t('register.agreed')} {privacy}
            </>
          }
        />
      </Form>
    </>
  );
}
