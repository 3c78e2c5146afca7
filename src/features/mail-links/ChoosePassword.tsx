import { type ReactNode, useEffect, useState } from 'react';
import { LINK_OVER } from '../../domain/mail-links/api';
import { chosenPasswordSchema } from '../../domain/mail-links/schema';
import { type LinkPurpose, mailLinksStore } from '../../domain/mail-links/store';
import { NEW_WEAK } from '../../domain/password/api';
import { useSheet } from '../../react/sheet';
import { useFeature } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useErrorText, useT } from '../../react/use-text';
import { Form } from '../../ui/form/Form';
import { FormPasswordField } from '../../ui/form/fields';
import { FormNewPasswordField } from '../../ui/form/NewPasswordField';
import { useForm } from '../../ui/form/use-form';
import { Failed } from '../../ui/view-states/Failed';
import { Loading } from '../../ui/view-states/Loading';
import { MailSent } from './MailSent';
import sheet from './mail-links.css?sheet';

export interface ChoosePasswordProps {
  purpose: LinkPurpose;
  /** The secret of the link that was followed. */
  token: string;
  /** Leads to the login page. */
  toLogin: ReactNode;
  /** Leads to another link, where this one is not valid any more. */
  again: ReactNode;
}

/** Behind the link of a mail: the password is chosen, and the link is used up. */
export function ChoosePassword({ purpose, token, toLogin, again }: ChoosePasswordProps) {
  useSheet(sheet);
  const store = useFeature(mailLinksStore);
  const { email, error } = useStore(store.$links[purpose]);
  const t = useT();
  const errorText = useErrorText();
  const [done, setDone] = useState(false);
  useEffect(() => void store.read(purpose, token), [store, purpose, token]);
  if (done) {
    return (
      <MailSent title={t(`mail.${purpose}.done`)} text={t(`mail.${purpose}.doneText`)}>
        {toLogin}
      </MailSent>
    );
  }
  if (error) {
    const over = error.code === LINK_OVER;
    return (
      <>
        <Failed
          title={t(over ? 'mail.over' : 'mail.notRead')}
          heading="h1"
          text={over ? t('mail.overText') : errorText(error)}
          {...(!over && {
            retry: { label: t('action.retry'), onRetry: () => void store.read(purpose, token) },
          })}
        />
        {over && <p className="oms-mail-next">{again}</p>}
      </>
    );
  }
  if (email === null) return <Loading label={t('mail.reading')} />;
  return (
    <>
      <h1 className="oms-mail-title">{t(`mail.${purpose}.choose`)}</h1>
      <p className="oms-mail-text">{t('mail.for', { email })}</p>
      <PasswordFields purpose={purpose} token={token} email={email} onDone={() => setDone(true)} />
    </>
  );
}

interface PasswordFieldsProps extends Pick<ChoosePasswordProps, 'purpose' | 'token'> {
  email: string;
  onDone(): void;
}

function PasswordFields({ purpose, token, email, onDone }: PasswordFieldsProps) {
  const store = useFeature(mailLinksStore);
  const t = useT();
  const form = useForm({
    schema: chosenPasswordSchema,
    defaults: { new: '', confirm: '' },
    onSubmit: (values) => store.choose(purpose, token, values.new),
    fieldOf: ({ code }) => (code === NEW_WEAK ? { name: 'new' } : undefined),
    guard: false,
  });
  return (
    <Form
      id={`choose-${purpose}`}
      form={form}
      submitLabel={t(`mail.${purpose}.submit`)}
      size="l"
      wide
      onDone={onDone}
    >
      {/* Password managers keep the new password under this name. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <FormNewPasswordField name="new" size="l" label={t('password.new')} />
      <FormPasswordField name="confirm" size="l" label={t('password.confirm')} autoComplete="new-password" />
    </Form>
  );
}
