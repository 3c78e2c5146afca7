import type { ComponentPropsWithRef } from 'react';
import { controlProps, Field, type FieldProps } from './Field';

export interface TextAreaProps
  extends Omit<FieldProps, 'count'>,
    Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'className' | 'onChange' | 'maxLength'> {
  value: string;
  onChange(value: string): void;
  /**
   * Characters allowed; counted below. The user may type more, so that a pasted text loses nothing: the owner reports
   * the error.
   */
  limit?: number | undefined;
}

export function TextArea({ id, label, aside, help, error, limit, onChange, ...area }: TextAreaProps) {
  const count = limit === undefined ? undefined : `${[...area.value].length} / ${limit}`;
  return (
    <Field id={id} label={label} aside={aside} help={help} error={error} count={count}>
      <textarea
        {...area}
        {...controlProps({ id, help, error })}
        className="oms-input oms-textarea"
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
