import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import { type FormEvent, useRef, useState } from 'react';
import type { ShellError } from '../../core/errors';
import type { TextKey } from '../../core/i18n/i18n';
import { TOO_MANY, WRONG } from '../../domain/login/api';
import { loginStore } from '../../domain/login/store';
import { useSheet } from '../../react/sheet';
import { useFeature } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useErrorText, useT } from '../../react/use-text';
import { Button } from '../../ui/button/Button';
import { Checkbox } from '../../ui/form/Checkbox';
import { PasswordField } from '../../ui/form/PasswordField';
import { TextField } from '../../ui/form/TextField';
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
  const { busy, error } = useStore(store.$state);
  const t = useT();
  const [account, setAccount] = useState(fixedAccount);
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(false);
  /** Whether a submit has found something missing: only then are empty fields marked. */
  const [checked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const missing = (value: string, text: TextKey) => (checked && value.trim() === '' ? t(text) : undefined);
  const refused = error?.code === WRONG ? t('login.wrong') : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    const empty = account.trim() === '' ? 'account' : password === '' ? 'password' : null;
    if (empty !== null) {
      focus(empty);
      return;
    }
    void store.submit({ account, password, remember }).then(() => {
      if (store.$state.get().error?.code === WRONG) focus('password');
    });
  }

  function focus(field: 'account' | 'password') {
    form.current?.querySelector<HTMLInputElement>(`#login-${field}`)?.focus();
  }

  return (
    <form ref={form} className="oms-login-form" noValidate onSubmit={submit} aria-busy={busy}>
      <TextField
        id="login-account"
        name="username"
        size="l"
        label={t('login.account')}
        placeholder={t('login.accountHint')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        readOnly={fixedAccount !== ''}
        {...(fixedAccount === '' && AUTOFOCUS)}
        value={account}
        onChange={(value) => {
          setAccount(value);
          store.clearError();
        }}
        error={missing(account, 'login.accountRequired')}
      />
      <PasswordField
        id="login-password"
        name="password"
        size="l"
        label={t('login.password')}
        showLabel={t('login.show')}
        hideLabel={t('login.hide')}
        autoComplete="current-password"
        required
        {...(fixedAccount !== '' && AUTOFOCUS)}
        value={password}
        onChange={(value) => {
          setPassword(value);
          store.clearError();
        }}
        error={missing(password, 'login.passwordRequired') ?? refused}
      />
      <div className="oms-login-remember">
        <Checkbox checked={remember} onChange={setRemember} name="remember">
          {t('login.remember')}
        </Checkbox>
      </div>
      {error && error.code !== WRONG && <Refusal error={error} />}
      <Button type="submit" variant="primary" size="l" wide busy={busy}>
        {t('login.submit')}
      </Button>
    </form>
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
