import type { ReactNode } from 'react';
import { WRONG } from '../../domain/login/codes';
import { loginSchema } from '../../domain/login/schema';
import { loginStore } from '../../domain/login/store';
import { issue } from '../../domain/rules/issue';
import { useSheet } from '../../react/sheet';
import { useFeature } from '../../react/shell-context';
import { useT } from '../../react/use-text';
import { Form } from '../../ui/form/Form';
import { FormCheckbox, FormPasswordField, FormTextField } from '../../ui/form/fields';
import { useForm } from '../../ui/form/use-form';
import sheet from './login-form.css?sheet';
import { Refusal } from './Refusal';

const AUTOFOCUS = { 'data-autofocus': '' };

export interface LoginFormProps {
  /** The only account that can sign in here; by default the user types one. */
  fixedAccount?: string | undefined;
  /** Leads to a new password. */
  forgot?: ReactNode;
}

/** Account and password. What was typed stays, whatever the answer. */
export function LoginForm({ fixedAccount = '', forgot }: LoginFormProps) {
  useSheet(sheet);
  const store = useFeature(loginStore);
  const t = useT();
  const form = useForm({
    schema: loginSchema,
    defaults: { account: fixedAccount, password: '', remember: false },
    onSubmit: store.submit,
    // Of account and password the service does not say which is wrong.
    fieldOf: ({ code }) => (code === WRONG ? { name: 'password', issue: issue('login.wrong') } : undefined),
    // Nobody has worked here, and the page leaves by itself.
    guard: false,
  });

  return (
    <Form
      id="login"
      className="oms-login-form"
      form={form}
      submitLabel={t('login.submit')}
      size="l"
      wide
      refusal={form.error && <Refusal key={form.error.requestId} error={form.error} />}
    >
      <FormTextField
        name="account"
        size="l"
        label={t('login.account')}
        placeholder={t('login.accountHint')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={fixedAccount !== ''}
        {...(fixedAccount === '' && AUTOFOCUS)}
      />
      <FormPasswordField
        name="password"
        size="l"
        label={t('login.password')}
        aside={forgot}
        autoComplete="current-password"
        {...(fixedAccount !== '' && AUTOFOCUS)}
      />
      <FormCheckbox name="remember" label={t('login.remember')} />
    </Form>
  );
}
