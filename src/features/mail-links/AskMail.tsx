import { type ReactNode, useState } from 'react';
import { addressSchema } from '../../domain/mail-links/schema';
import { type LinkPurpose, mailLinksStore } from '../../domain/mail-links/store';
import { useSheet } from '../../react/sheet';
import { useFeature } from '../../react/shell-context';
import { useT } from '../../react/use-text';
import { Form } from '../../ui/form/Form';
import { FormTextField } from '../../ui/form/fields';
import { useForm } from '../../ui/form/use-form';
import { MailSent } from './MailSent';
import sheet from './mail-links.css?sheet';
import { SendAgain } from './SendAgain';

export interface AskMailProps {
  purpose: LinkPurpose;
  /** Leads to the login page, once the mail is on its way. */
  toLogin: ReactNode;
}

/** Asks for the mail with a link: of a forgotten password, or of an account that was not activated in time. */
export function AskMail({ purpose, toLogin }: AskMailProps) {
  useSheet(sheet);
  const store = useFeature(mailLinksStore);
  const t = useT();
  const [sent, setSent] = useState<string | null>(null);
  const send = purpose === 'reset' ? store.askReset : store.registerAgain;
  const form = useForm({
    schema: addressSchema,
    defaults: { email: '' },
    onSubmit: async ({ email }) => {
      await send(String(email));
      setSent(String(email));
    },
    guard: false,
  });
  if (sent !== null) {
    return (
      <MailSent title={t('mail.sentTitle')} text={t(`mail.${purpose}.sent`, { email: sent })}>
        <SendAgain onSend={() => send(sent)} />
        {toLogin}
      </MailSent>
    );
  }
  return (
    <>
      <h1 className="oms-mail-title">{t(`mail.${purpose}.title`)}</h1>
      <p className="oms-mail-text">{t(`mail.${purpose}.text`)}</p>
      <Form id={`mail-${purpose}`} form={form} submitLabel={t('mail.send')} size="l" wide>
        <FormTextField
          name="email"
          size="l"
          type="email"
          label={t('register.email')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Form>
    </>
  );
}
