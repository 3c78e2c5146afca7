import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import type { ShellError } from '../../core/errors';
import type { TextKey } from '../../core/i18n/i18n';
import { CURRENT_WRONG, NEW_SAME, NEW_WEAK } from '../../domain/password/api';
import { passwordStore } from '../../domain/password/store';
import { isStrong } from '../../domain/rules/limits';
import { useFeature } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useErrorText, useT } from '../../react/use-text';
import { Button } from '../../ui/button/Button';
import { PasswordField } from '../../ui/form/PasswordField';
import { Icon } from '../../ui/icon/Icon';
import { RuleList } from './RuleList';

type FieldName = 'current' | 'new' | 'confirm';
type Values = Readonly<Record<FieldName, string>>;
type Problems = Partial<Record<FieldName, string>>;

const EMPTY: Values = { current: '', new: '', confirm: '' };
const ORDER: readonly FieldName[] = ['current', 'new', 'confirm'];

/** The problems that the person can mend before the form is sent. */
function problemsOf(values: Values): Partial<Record<FieldName, TextKey>> {
  const problems: Partial<Record<FieldName, TextKey>> = {};
  if (!isStrong(values.new)) problems.new = 'password.weak';
  else if (values.new === values.current) problems.new = 'password.same';
  if (values.confirm !== values.new) problems.confirm = 'password.mismatch';
  for (const name of ORDER) if (values[name] === '') problems[name] = `password.required.${name}`;
  return problems;
}

/** Which field an answer of the service is about. */
const FIELD_OF: Readonly<Record<string, FieldName>> = {
  [CURRENT_WRONG]: 'current',
  [NEW_WEAK]: 'new',
  [NEW_SAME]: 'new',
};

/** Current, new and confirmed password. `done` is shown in its place after a success. */
export function PasswordForm({ username, done }: { username: string; done: ReactNode }) {
  const store = useFeature(passwordStore);
  const { busy, error, done: succeeded } = useStore(store.$state);
  const t = useT();
  const errorText = useErrorText();
  const [values, setValues] = useState(EMPTY);
  const [checked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const problems: Problems = {};
  if (checked)
    for (const [name, key] of Object.entries(problemsOf(values))) problems[name as FieldName] = t(key);
  const refusedField = error ? FIELD_OF[error.code] : undefined;
  if (error && refusedField) problems[refusedField] ??= errorText(error);

  function set(name: FieldName, value: string) {
    setValues((before) => ({ ...before, [name]: value }));
    store.clearResult();
  }

  function focus(name: FieldName | undefined) {
    if (name) form.current?.querySelector<HTMLInputElement>(`#password-${name}`)?.focus();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    const found = problemsOf(values);
    const first = ORDER.find((name) => found[name]);
    if (first) {
      focus(first);
      return;
    }
    if (await store.change(values.current, values.new)) {
      setValues(EMPTY);
      setChecked(false);
    } else focus(FIELD_OF[store.$state.get().error?.code ?? '']);
  }

  if (succeeded) return done;
  const shared = {
    size: 'm' as const,
    showLabel: t('login.show'),
    hideLabel: t('login.hide'),
    required: true,
  };
  return (
    <form ref={form} className="oms-password-form" noValidate onSubmit={submit} aria-busy={busy}>
      {/* Password managers keep the new password under this name. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        {...shared}
        id="password-current"
        label={t('password.current')}
        autoComplete="current-password"
        value={values.current}
        onChange={(value) => set('current', value)}
        error={problems.current}
      />
      <div className="oms-field">
        <PasswordField
          {...shared}
          id="password-new"
          label={t('password.new')}
          autoComplete="new-password"
          value={values.new}
          onChange={(value) => set('new', value)}
          error={problems.new}
        />
        <RuleList id="password-rules" password={values.new} />
      </div>
      <PasswordField
        {...shared}
        id="password-confirm"
        label={t('password.confirm')}
        autoComplete="new-password"
        value={values.confirm}
        onChange={(value) => set('confirm', value)}
        error={problems.confirm}
      />
      {error && !refusedField && <Refusal error={error} />}
      <div className="oms-password-foot">
        <Button type="submit" variant="primary" busy={busy}>
          {t('password.submit')}
        </Button>
      </div>
    </form>
  );
}

function Refusal({ error }: { error: ShellError }) {
  return (
    <p className="oms-password-refusal" role="alert">
      <Icon icon={CircleAlert} size={16} />
      {useErrorText()(error)}
    </p>
  );
}
