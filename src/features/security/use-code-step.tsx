import type { ReactNode } from 'react';
import { CODE_WRONG } from '../../domain/security/codes';
import { codeSchema } from '../../domain/security/schema';
import { useT } from '../../react/use-text';
import { FormCodeField } from '../../ui/form/CodeField';
import { Form } from '../../ui/form/Form';
import { useForm } from '../../ui/form/use-form';

export const CODE_FORM = 'security-code';

/** The step that asks for a code, which shows that phone or authenticator are at hand. */
export function useCodeStep(onSubmit: (code: string) => Promise<unknown>, above: ReactNode) {
  const t = useT();
  const form = useForm({
    schema: codeSchema,
    defaults: { code: '' },
    onSubmit: ({ code }) => onSubmit(String(code)),
    fieldOf: ({ code }) => (code === CODE_WRONG ? { name: 'code' } : undefined),
    guard: false,
  });
  return {
    busy: form.busy,
    step: (
      <>
        {above}
        <Form id={CODE_FORM} form={form}>
          <FormCodeField name="code" label={t('login.code')} />
        </Form>
      </>
    ),
  };
}
