import { PASSWORD_WRONG } from '../../domain/security/codes';
import { passwordSchema } from '../../domain/security/schema';
import { useT } from '../../react/use-text';
import { Form } from '../../ui/form/Form';
import { FormPasswordField } from '../../ui/form/fields';
import { useForm } from '../../ui/form/use-form';

export const PASSWORD_FORM = 'security-password';

/** The step that asks for the password: whoever finds the page open must not change how its owner signs in. */
export function usePasswordStep(onSubmit: (password: string) => Promise<unknown>, text: string) {
  const t = useT();
  const form = useForm({
    schema: passwordSchema,
    defaults: { password: '' },
    onSubmit: ({ password }) => onSubmit(String(password)),
    fieldOf: ({ code }) => (code === PASSWORD_WRONG ? { name: 'password' } : undefined),
    guard: false,
  });
  return {
    busy: form.busy,
    step: (
      <>
        <p className="oms-security-text">{text}</p>
        <Form id={PASSWORD_FORM} form={form}>
          <FormPasswordField
            name="password"
            label={t('password.current')}
            autoComplete="current-password"
            data-autofocus=""
          />
        </Form>
      </>
    ),
  };
}
