import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import type { ShellError } from '../../core/errors';
import { TOO_MANY, WRONG } from '../../domain/login/api';
import { loginSchema } from '../../domain/login/schema';
import { loginStore } from '../../domain/login/store';
import { issue } from '../../domain/rules/issue';
import { useSheet } from '../../react/sheet';
import { useFeature } from '../../react/shell-context';
import { useErrorText, useT } from '../../react/use-text';
import { Form } from '../../ui/form/Form';
import { FormCheckbox, FormPasswordField, FormTextField } from '../../ui/form/fields';
import { useForm } from '../../ui/form/use-form';
import { Icon } from '../../ui/icon/Icon';
import sheet from './login-form.css?sheet';

const AUTOFOCUS = { 'data-autofocus': '' };

export interface LoginFormProps {
  /** The only account that can sign in here; by default the user types one. */
  fixedAccount?: string | undefined;
}

/** Account and password. What was typed stays, whatever the answer. */
export function LoginForm({ fixedAccount = '' }: LoginFormProps) {
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
      refusal={form.error && <Refusal error={form.error} />}
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
        autoComplete="current-password"
        {...(fixedAccount !== '' && AUTOFOCUS)}
      />
      <FormCheckbox name="remember" label={t('login.remember')} />
    </Form>
  );
}

/** An error that belongs to neither field alone. */
function Refusal({ error }: { error: ShellError }) {
  const t = useT();
  const errorText = useErrorText();
  return (
    <p className="oms-login-refusal" role="alert">
      <Icon icon={CircleAlert} size={16} />
      {error.code === TOO_MANY ? t('login.tooMany') : errorText(error)}
    </p>
  );
}
