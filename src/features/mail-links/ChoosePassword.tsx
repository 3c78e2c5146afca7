import { type ReactNode, useEffect, useState } from 'react';
import type { ShellError } from '../../core/errors';
import { NEW_SAME, NEW_WEAK } from '../../domain/account/codes';
import type { MailLink } from '../../domain/mail-links/api';
import { LINK_OVER } from '../../domain/mail-links/codes';
import { activationSchema, chosenPasswordSchema } from '../../domain/mail-links/schema';
import { type LinkPurpose, mailLinksStore } from '../../domain/mail-links/store';
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
import { RegistrantFields } from './RegistrantFields';

export interface ChoosePasswordProps {
  purpose: LinkPurpose;
  /** The secret of the link that was followed. */
  token: string;
  /** The password is chosen. */
  onUsed(): void;
  /** Leads to the login page. */
  toLogin: ReactNode;
  /** Leads to another link, where this one is not valid any more. */
  again: ReactNode;
}

/** Behind the link of a mail: the password is chosen, and the link is used up. */
export function ChoosePassword({ purpose, token, onUsed, toLogin, again }: ChoosePasswordProps) {
  useSheet(sheet);
  const store = useFeature(mailLinksStore);
  const { link, error } = useStore(store.$links[purpose]);
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
  const finish = () => {
    onUsed();
    setDone(true);
  };
  if (link === null) return <Loading label={t('mail.reading')} />;
  const Fields = purpose === 'register' ? Activation : NewPassword;
  return (
    <>
      <h1 className="oms-mail-title">{t(`mail.${purpose}.choose`)}</h1>
      <p className="oms-mail-text">{t('mail.for', { email: link.email })}</p>
      <Fields token={token} link={link} onDone={finish} />
    </>
  );
}

interface FieldsProps {
  token: string;
  link: MailLink;
  onDone(): void;
}

const fieldOf = ({ code }: ShellError) =>
  code === NEW_WEAK || code === NEW_SAME ? { name: 'new' as const } : undefined;

function NewPassword({ token, link, onDone }: FieldsProps) {
  const { setPassword } = useFeature(mailLinksStore);
  const t = useT();
  const form = useForm({
    schema: chosenPasswordSchema,
    defaults: { new: '', confirm: '' },
    onSubmit: (values) => setPassword(token, values.new),
    fieldOf,
    guard: false,
  });
  return (
    <Form id="choose-reset" form={form} submitLabel={t('mail.reset.submit')} size="l" wide onDone={onDone}>
      <PasswordFields email={link.email} />
    </Form>
  );
}

/** Who it is for is shown and can be changed: another may have registered with this address. */
function Activation({ token, link, onDone }: FieldsProps) {
  const { activate } = useFeature(mailLinksStore);
  const t = useT();
  const { name, organisation, phone } = link;
  const form = useForm({
    schema: activationSchema,
    defaults: { name, organisation, phone, new: '', confirm: '' },
    onSubmit: (values) => activate(token, values.new, values),
    fieldOf,
    guard: false,
  });
  return (
    <Form
      id="choose-register"
      form={form}
      submitLabel={t('mail.register.submit')}
      size="l"
      wide
      onDone={onDone}
    >
      <RegistrantFields />
      <PasswordFields email={link.email} />
    </Form>
  );
}

function PasswordFields({ email }: { email: string }) {
  const t = useT();
  return (
    <>
      {/* Password managers keep the new password under this name. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <FormNewPasswordField name="new" size="l" label={t('password.new')} />
      <FormPasswordField name="confirm" size="l" label={t('password.confirm')} autoComplete="new-password" />
    </>
  );
}
