import { createContext, useContext } from 'react';
import { useController } from 'react-hook-form';
import { isOptional } from '../../domain/rules/fields';
import { readIssue } from '../../domain/rules/issue';
import { useErrorText, useT } from '../../react/use-text';
import { ERROR_ITSELF, type FormHandle } from './use-form';

export const FormContext = createContext<{ form: FormHandle; id: string } | null>(null);

/** A field of the form around it. */
export interface FormField {
  /** Id of the control. */
  id: string;
  value: unknown;
  /** What is wrong with it, in words. */
  error: string | undefined;
  required: boolean;
  onChange(value: unknown): void;
  onBlur(): void;
}

/** @throws {Error} outside a `Form`, and for a name that the form's schema does not have: faults of the code */
export function useFormField(name: string): FormField {
  const around = useContext(FormContext);
  if (!around) throw new Error(`The field "${name}" stands in no Form`);
  const { form, id } = around;
  const schema = form.schema.entries[name];
  if (!schema) throw new Error(`The field "${name}" is not in the schema of its form`);
  const t = useT();
  const errorText = useErrorText();
  const { field, fieldState } = useController({ name, control: form.control });
  const { message } = fieldState.error ?? {};
  const issue = message === undefined ? null : readIssue(message);
  const words = issue
    ? t(issue.key, issue.values)
    : message === ERROR_ITSELF
      ? form.error && errorText(form.error)
      : message;
  const change = (value: unknown) => {
    field.onChange(value);
    // What the service said was of other values.
    form.clearError();
  };
  return {
    id: `${id}-${name}`,
    value: field.value,
    error: words ?? undefined,
    required: !isOptional(schema),
    onChange: change,
    onBlur: field.onBlur,
  };
}
