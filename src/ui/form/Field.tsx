import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import type { ReactNode } from 'react';
import { useSheet } from '../../react/sheet';
import { Icon } from '../icon/Icon';
import { FieldLabel } from './field-label';
import formSheet from './form.css?sheet';
import inputSheet from './input.css?sheet';

export interface FieldProps {
  /** Of the control; help and error are `{id}-help` and `{id}-error`. */
  id: string;
  label: string;
  /** At the right of the label, such as a link. */
  aside?: ReactNode;
  /** Below the field, always shown. */
  help?: string | undefined;
  /** The error and the allowed values, in words; it replaces the help. */
  error?: string | undefined;
  /** How long it is and may be: `65 / 1000`. */
  count?: string | undefined;
}

/** Props of a control inside a Field, which tie label, help and error to it. */
export interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export function controlProps({ id, error, help }: Pick<FieldProps, 'id' | 'error' | 'help'>): ControlProps {
  const note = error !== undefined ? `${id}-error` : help !== undefined ? `${id}-help` : undefined;
  return { id, 'aria-invalid': error !== undefined || undefined, 'aria-describedby': note };
}

/** Label above, control, and below it the error or the help. */
export function Field({
  id,
  label,
  aside,
  help,
  error,
  count,
  children,
}: FieldProps & { children: ReactNode }) {
  useSheet(inputSheet);
  useSheet(formSheet);
  return (
    <div className="oms-field">
      <div className="oms-field-top">
        <label className="oms-label" htmlFor={id}>
          {label}
        </label>
        {aside}
      </div>
      <FieldLabel value={label}>{children}</FieldLabel>
      <div className="oms-field-notes">
        {error !== undefined ? (
          <p id={`${id}-error`} className="oms-field-error" role="alert">
            <Icon icon={CircleAlert} size={14} />
            {error}
          </p>
        ) : (
          help !== undefined && <p id={`${id}-help`}>{help}</p>
        )}
        {count !== undefined && <span className="oms-field-count">{count}</span>}
      </div>
    </div>
  );
}
