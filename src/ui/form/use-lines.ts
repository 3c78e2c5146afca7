import { useContext } from 'react';
import { type FieldError, useFormState } from 'react-hook-form';
import { faultAt } from '../../domain/rules/issue';
import type { Line } from './fill-lines';
import { FormContext, type FormField, useFormField } from './form-context';

export interface LinesField extends Omit<FormField, 'value' | 'say'> {
  readonly lines: readonly Line[];
  /** What is wrong with a field of a line, in words. */
  errorAt(line: number, column: string): string | undefined;
  /** Changes one field. What the service said of the others stays until they change, too, or all is sent again. */
  put(line: number, column: string, text: string): Promise<void>;
}

/** The lines of the form around it, under this name, and what is wrong with their fields. */
export function useLines(name: string): LinesField {
  const { value, say, onChange, ...field } = useFormField(name);
  // Throws without one, above.
  const { control } = useContext(FormContext)!.form;
  // Also told of faults below the name.
  const faults: unknown = useFormState({ control, name }).errors[name];
  const lines = Array.isArray(value) ? (value as readonly Line[]) : [];
  return {
    ...field,
    lines,
    onChange,
    errorAt: (line, column) => say(faultAt(faults, line, column)),
    async put(line, column, text) {
      const others = refusalsOf(faults, name).filter(({ path }) => path !== `${name}.${line}.${column}`);
      // The rules are looked at again, which takes away what the service said.
      await onChange(lines.map((one, at) => (at === line ? { ...one, [column]: text } : one)));
      for (const { path, fault } of others)
        if (!control.getFieldState(path).error) control.setError(path, fault);
    },
  };
}

/** What the service said of fields of lines. */
const refusalsOf = (faults: unknown, name: string): { path: string; fault: FieldError }[] =>
  (Array.isArray(faults) ? faults : []).flatMap(
    (line: Readonly<Record<string, FieldError>> | undefined, at) =>
      Object.entries(line ?? {})
        .filter(([, fault]) => fault.type === 'server')
        .map(([column, { type, message = '' }]) => ({
          path: `${name}.${at}.${column}`,
          fault: { type, message },
        })),
  );
