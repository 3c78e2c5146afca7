import { useEffect, useRef, useState } from 'react';
import { cleanText } from '../../core/text/clean';
import { CODE_DIGITS } from '../../domain/rules/limits';
import { useSheet } from '../../react/sheet';
import sheet from './code-field.css?sheet';
import { controlProps, Field } from './Field';
import { useFormField } from './form-context';

const PLACES = Array.from({ length: CODE_DIGITS }, (_, at) => at);

export interface FormCodeFieldProps {
  /** Its name in the form's schema. */
  name: string;
  label: string;
  /** The last digit was given. */
  onComplete?: (() => void) | undefined;
}

/**
 * A code of six digits, one box each. It is one input, so that a phone fills it in, a paste works, and a screen reader reads one
 * field.
 */
export function FormCodeField({ name, label, onComplete }: FormCodeFieldProps) {
  useSheet(sheet);
  const { id, value, error, onChange, onBlur } = useFormField(name, label);
  const [focused, setFocused] = useState(false);
  const [selected, setSelected] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // It comes in the place of what had the focus: the form of the step before.
  useEffect(() => input.current?.focus(), []);
  const code = String(value ?? '');
  const at = focused ? Math.min(code.length, CODE_DIGITS - 1) : -1;

  const take = (typed: string) => {
    const digits = cleanText(typed).replace(/\D/g, '');
    // What is typed behind a full code begins another one.
    const behind = code.length === CODE_DIGITS && digits.startsWith(code) ? digits.slice(CODE_DIGITS) : '';
    const next = (behind || digits).slice(0, CODE_DIGITS);
    onChange(next);
    if (next.length === CODE_DIGITS && next !== code) onComplete?.();
  };

  return (
    <Field id={id} label={label} error={error}>
      <div
        className="oms-code"
        data-invalid={error !== undefined || undefined}
        data-selected={(selected && focused) || undefined}
      >
        <input
          {...controlProps({ id, error })}
          ref={input}
          className="oms-code-input"
          name={name}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          onChange={(event) => take(event.target.value)}
          onFocus={() => setFocused(true)}
          onBlur={() => {
            setFocused(false);
            onBlur();
          }}
          onSelect={({ currentTarget: field }) => {
            const { selectionStart: start, selectionEnd: end } = field;
            const { length } = field.value;
            // The boxes show a code that grows at its end; all of it can be selected, to be replaced.
            setSelected(start !== end);
            if (start === end && end !== length) field.setSelectionRange(length, length);
          }}
        />
        <div className="oms-code-boxes" aria-hidden="true">
          {PLACES.map((place) => (
            <span key={place} className="oms-code-box" data-active={place === at || undefined}>
              {code[place] ?? (place === at && <i className="oms-code-caret" />)}
            </span>
          ))}
        </div>
      </div>
    </Field>
  );
}
