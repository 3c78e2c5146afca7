import type { ReactNode } from 'react';
import { NEW_SAME, NEW_WEAK } from '../../domain/account/codes';
import { CURRENT_WRONG } from '../../domain/password/codes';
import { passwordSchema } from '../../domain/password/schema';
import { passwordStore } from '../../domain/password/store';
import { useFeature } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useT } from '../../react/use-text';
import { Form } from '../../ui/form/Form';
import { FormPasswordField } from '../../ui/form/fields';
import { FormNewPasswordField } from '../../ui/form/NewPasswordField';
import { useForm } from '../../ui/form/use-form';

const EMPTY = { current: '', new: '', confirm: '' } as const;

/** Which field an answer of the service is about. */
const FIELD_OF: Readonly<Record<string, { name: keyof typeof EMPTY }>> = {
  [CURRENT_WRONG]: { name: 'current' },
  [NEW_WEAK]: { name: 'new' },
  [NEW_SAME]: { name: 'new' },
};

/** Current, new and confirmed password. `done` is shown in its place after a success. */
export function PasswordForm({ username, done }: { username: string; done: ReactNode }) {
  const store = useFeature(passwordStore);
  const succeeded = useStore(store.$done);
  const t = useT();
  const form = useForm({
    schema: passwordSchema,
    defaults: EMPTY,
    onSubmit: (values) => store.change(values.current, values.new),
    fieldOf: ({ code }) => FIELD_OF[code],
  });

  if (succeeded) return done;
  return (
    <Form
      id="password"
      className="oms-password-form"
      form={form}
      submitLabel={t('password.submit')}
      onDone={() => form.reset(EMPTY)}
    >
      {/* Password managers keep the new password under this name. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <FormPasswordField name="current" label={t('password.current')} autoComplete="current-password" />
      <FormNewPasswordField name="new" label={t('password.new')} />
      <FormPasswordField name="confirm" label={t('password.confirm')} autoComplete="new-password" />
    </Form>
  );
}
