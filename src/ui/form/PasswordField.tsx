import Eye from 'lucide/dist/esm/icons/eye.mjs';
import EyeOff from 'lucide/dist/esm/icons/eye-off.mjs';
import { useState } from 'react';
import { IconButton } from '../button/IconButton';
import { cx } from '../class-names';
import { controlProps, Field } from './Field';
import type { TextFieldProps } from './TextField';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type'> {
  autoComplete: 'current-password' | 'new-password';
  showLabel: string;
  hideLabel: string;
}

export function PasswordField({
  id,
  label,
  aside,
  help,
  error,
  size = 'm',
  showLabel,
  hideLabel,
  onChange,
  ...input
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field id={id} label={label} aside={aside} help={help} error={error}>
      <div className="oms-input-box">
        <input
          {...input}
          {...controlProps({ id, help, error })}
          type={shown ? 'text' : 'password'}
          spellCheck={false}
          autoCapitalize="off"
          className={cx('oms-input', `oms-input-${size}`)}
          onChange={(event) => onChange(event.target.value)}
        />
        <span className="oms-input-end">
          <IconButton
            icon={shown ? EyeOff : Eye}
            label={shown ? hideLabel : showLabel}
            size="s"
            aria-controls={id}
            onClick={() => setShown(!shown)}
          />
        </span>
      </div>
    </Field>
  );
}
