import { createContext, useContext, useEffect } from 'react';
import { useController } from 'react-hook-form';
import { isOptional } from '../../domain/rules/fields';
import { issueText, readIssue, wordsOf } from '../../domain/rules/issue';
import { mapNumbers } from '../../domain/rules/number-fields';
import { useErrorText, useLocale, useT } from '../../react/use-text';
import type { Clash } from './conflict';
import type { ShownValues, Words } from './shown-values';
import { asDecimal, asTyped } from './typed-numbers';
import { ERROR_ITSELF, type FormHandle } from './use-form';

export const FormContext = createContext<{ form: FormHandle; id: string; shown: ShownValues } | null>(null);

/** A field of the form around it. */
export interface FormField {
  /** Id of the control. */
  id: string;
  /** A number as a decimal, which is a text, where it can be read. */
  value: unknown;
  /** The same as people type it: numbers in the language of the page. */
  typed: unknown;
  /** What is wrong with it, in words. */
  error: string | undefined;
  required: boolean;
  /** Both values, where somebody else has changed the field, too. */
  clash: Clash | undefined;
  /** A fault of it, or of the part of it that `named` names, in words. */
  say(fault: { readonly message?: unknown } | undefined, named?: string): string | undefined;
  /** Resolves once the value has been checked, where each change is checked. */
  onChange(value: unknown): Promise<void>;
  /** As `onChange`, of what somebody has typed. */
  onType(typed: unknown): Promise<void>;
  /** A value as people type it. */
  write(value: unknown): unknown;
  onBlur(): void;
}

/**
 * @param label what people read at the field
 * @throws {Error} outside a `Form`, and for a name that the form's schema does not have: faults of the code
 */
export function useFormField(name: string, label?: string): FormField {
  const around = useContext(FormContext);
  if (!around) throw new Error(`The field "${name}" stands in no Form`);
  const { form, id } = around;
  const schema = form.schema.entries[name];
  if (!schema) throw new Error(`The field "${name}" is not in the schema of its form`);
  const t = useT();
  const locale = useLocale();
  const errorText = useErrorText();
  const { field, fieldState } = useController({ name, control: form.control });
  const say: FormField['say'] = (found, named = label) => {
    const fault = wordsOf(found);
    if (fault === undefined) return undefined;
    if (fault === ERROR_ITSELF) return form.error ? errorText(form.error) : undefined;
    const issue = readIssue(fault);
    return issue ? issueText(t, locale, issue, named) : fault;
  };
  const write = (value: unknown) => mapNumbers(schema, value, asTyped(locale));
  const onType = async (value: unknown) => {
    // The library says that it returns nothing.
    const checked: unknown = field.onChange(value);
    // What the service said was of other values.
    form.clearError();
    await checked;
  };
  return {
    id: `${id}-${name}`,
    value: mapNumbers(schema, field.value, asDecimal(locale)),
    typed: field.value,
    error: say(fieldState.error),
    say,
    required: !isOptional(schema),
    clash: form.clashes[name],
    onChange: (value) => onType(write(value)),
    onType,
    write,
    onBlur: field.onBlur,
  };
}

/** Tells the form around it how the field of this name shows values. */
export function useFieldWords(name: string, words: Words): void {
  const shown = useContext(FormContext)?.shown;
  useEffect(() => shown?.tell(name, words));
}
