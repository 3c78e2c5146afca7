import type { ReactNode } from 'react';
import { useT } from '../../react/use-text';
import { Checkbox, type CheckboxProps } from './Checkbox';
import { ClashSwitch } from './ClashSwitch';
import { controlProps, Field, type FieldProps } from './Field';
import { type FormField, useFormField } from './form-context';
import { PasswordField, type PasswordFieldProps } from './PasswordField';
import { TextArea, type TextAreaProps } from './TextArea';
import { TextField, type TextFieldProps } from './TextField';

/** What a field of a form has from its form. */
type FromForm = 'id' | 'name' | 'value' | 'onChange' | 'error' | 'required' | 'ref';

interface Named {
  /** Its name in the form's schema. */
  name: string;
}

const text = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

/** What all controls that hold a text have in common. */
function useTextControl(name: string, aside: ReactNode) {
  const field = useFormField(name);
  const { id, value, error, required, onChange, onBlur } = field;
  return {
    id,
    name,
    value: text(value),
    error,
    required,
    onChange,
    onBlur,
    aside: useAside(field, aside),
  };
}

/** Fields are required unless they say something else. */
function useAside({ required, clash, value, onChange }: FormField, given: ReactNode): ReactNode {
  const t = useT();
  if (clash) return <ClashSwitch clash={clash} value={value} onChange={onChange} />;
  return given ?? (required ? undefined : <span className="oms-field-optional">{t('form.optional')}</span>);
}

export type FormTextFieldProps = Named & Omit<TextFieldProps, FromForm>;

/** A line of text. */
export function FormTextField({ name, aside, ...rest }: FormTextFieldProps) {
  return <TextField {...rest} {...useTextControl(name, aside)} />;
}

export type FormTextAreaProps = Named & Omit<TextAreaProps, FromForm>;

/** Several lines of text. */
export function FormTextArea({ name, aside, ...rest }: FormTextAreaProps) {
  return <TextArea {...rest} {...useTextControl(name, aside)} />;
}

export type FormPasswordFieldProps = Named & Omit<PasswordFieldProps, FromForm | 'showLabel' | 'hideLabel'>;

/** A password, with a button that shows it. */
export function FormPasswordField({ name, aside, ...rest }: FormPasswordFieldProps) {
  const t = useT();
  const control = useTextControl(name, aside);
  return <PasswordField {...rest} {...control} showLabel={t('login.show')} hideLabel={t('login.hide')} />;
}

export type FormNumberFieldProps = Omit<FormTextFieldProps, 'type'>;

/** A number, as the text that was typed: its rule, `number()`, makes a number of it. */
export function FormNumberField({ inputMode = 'decimal', ...rest }: FormNumberFieldProps) {
  // Not `type="number"`: the wheel changes that one, and what is no number in it cannot be read.
  return <FormTextField autoComplete="off" {...rest} inputMode={inputMode} />;
}

export type FormCheckboxProps = Named &
  Omit<CheckboxProps, Exclude<FromForm, 'error'> | 'checked'> & {
    /** The words beside it. */
    label: ReactNode;
  };

/** Yes or no. */
export function FormCheckbox({ name, label, ...rest }: FormCheckboxProps) {
  const { id, value, error, onChange, onBlur } = useFormField(name);
  return (
    <div className="oms-field">
      <Checkbox
        {...rest}
        {...controlProps({ id, error })}
        name={name}
        checked={value === true}
        onChange={onChange}
        onBlur={onBlur}
      >
        {label}
      </Checkbox>
      {error !== undefined && (
        <p id={`${id}-error`} className="oms-field-notes oms-field-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

/** What a control of any kind gets from its form; all of it can be spread onto a select of the shell. */
export interface ControlledProps<Value> {
  id: string;
  value: Value;
  onChange(value: Value): void;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface ControlledFieldProps extends Named, Omit<FieldProps, 'id' | 'error' | 'count'> {
  /** Renders the control. */
  // biome-ignore lint/suspicious/noExplicitAny: the control knows the type of its value
  children(control: ControlledProps<any>, field: FormField): ReactNode;
}

/**
 * A field with a control of any kind: a select, an uploader, one of the host's.
 *
 * @example
 * <Controlled name="warehouse" label="Warehouse">
 *   {(control) => <Select reference="warehouses" {...control} />}
 * </Controlled>
 */
export function Controlled({ name, label, aside, help, children }: ControlledFieldProps) {
  const field = useFormField(name);
  const { id, value, error, onChange } = field;
  return (
    <Field id={id} label={label} aside={useAside(field, aside)} help={help} error={error}>
      {children({ ...controlProps({ id, error, help }), value, onChange }, field)}
    </Field>
  );
}
