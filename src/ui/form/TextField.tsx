import type { ComponentPropsWithRef } from 'react';
import { cx } from '../class-names';
import { controlProps, Field, type FieldProps } from './Field';

export interface TextFieldProps
  extends Omit<FieldProps, 'count'>,
    Omit<ComponentPropsWithRef<'input'>, 'id' | 'size' | 'className' | 'type' | 'onChange'> {
  type?: 'text' | 'email' | 'tel' | 'url' | 'number' | 'password' | undefined;
  value: string;
  onChange(value: string): void;
  /** Heights 32 (28 compact), 36 for dialogs, 40 for login. */
  size?: 's' | 'm' | 'l' | undefined;
}

export function TextField({
  id,
  label,
  aside,
  help,
  error,
  size = 'm',
  type = 'text',
  onChange,
  ...input
}: TextFieldProps) {
  return (
    <Field id={id} label={label} aside={aside} help={help} error={error}>
      <input
        {...input}
        {...controlProps({ id, help, error })}
        type={type}
        className={cx('oms-input', `oms-input-${size}`)}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
