import { codeRequestSchema } from '../../domain/login/schema';
import { loginStore } from '../../domain/login/store';
import { useFeature } from '../../react/shell-context';
import { useT } from '../../react/use-text';
import { Form } from '../../ui/form/Form';
import { FormCheckbox, FormTextField } from '../../ui/form/fields';
import { useForm } from '../../ui/form/use-form';
import { Refusal } from './Refusal';

/** Asks for a code by mail or phone. */
export function CodeForm() {
  const store = useFeature(loginStore);
  const t = useT();
  const form = useForm({
    schema: codeRequestSchema,
    defaults: { to: '', remember: false },
    onSubmit: store.sendCode,
    guard: false,
  });
  return (
    <Form
      id="login-code"
      form={form}
      submitLabel={t('login.sendCode')}
      size="l"
      wide
      refusal={form.error && <Refusal key={form.error.requestId} error={form.error} />}
    >
      <FormTextField
        name="to"
        size="l"
        label={t('login.to')}
        placeholder={t('login.toHint')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormCheckbox name="remember" label={t('login.remember')} />
    </Form>
  );
}
