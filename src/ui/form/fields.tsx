import { type ReactNode, useCallback, useContext } from 'react';
import { useLocale, useT } from '../../react/use-text';
import { Checkbox, type CheckboxProps } from './Checkbox';
import { ClashSwitch } from './ClashSwitch';
import { controlProps, Field, type FieldProps } from './Field';
import { FormContext, type FormField, useFieldWords, useFormField } from './form-context';
import { PasswordField, type PasswordFieldProps } from './PasswordField';
import { TellWords, type Words } from './shown-values';
import { TextArea, type TextAreaProps } from './TextArea';
import { TextField, type TextFieldProps } from './TextField';
import { shownText } from './typed-numbers';

/** What a field of a form has from its form. */
type FromForm = 'id' | 'name' | 'value' | 'onChange' | 'error' | 'required' | 'ref';

interface Named {
  /** Its name in the form's schema. */
  name: string;
}

/** What all controls that hold a text have in common. */
function useTextControl({ name, label, aside }: Named & { label: string; aside?: ReactNode }, words?: Words) {
  const field = useFormField(name, label);
  const { id, typed, error, required, onType, onBlur, write } = field;
  const locale = useLocale();
  // In a conflict others' values stand beside one's own.
  useFieldWords(name, words ?? ((other) => shownText(write(other), locale)));
  return {
    id,
    name,
    value: shownText(typed, locale),
    error,
    required,
    onChange: onType,
    onBlur,
    aside: useAside(field, aside),
  };
}

/** Beside the label: fields are required unless they say something else. */
export function useAside(field: FormField, given?: ReactNode): ReactNode {
  const t = useT();
  const { required, clash } = field;
  if (clash) return <ClashSwitch {...field} clash={clash} />;
  return given ?? (required ? undefined : <span className="oms-field-optional">{t('form.optional')}</span>);
}

export type FormTextFieldProps = Named & Omit<TextFieldProps, FromForm>;

/** A line of text. */
export function FormTextField(props: FormTextFieldProps) {
  return <TextField {...props} {...useTextControl(props)} />;
}

export type FormTextAreaProps = Named & Omit<TextAreaProps, FromForm>;

/** Several lines of text. */
export function FormTextArea(props: FormTextAreaProps) {
  return <TextArea {...props} {...useTextControl(props)} />;
}

/** In the place of a password. */
const HIDDEN = '••••';

export type FormPasswordFieldProps = Named & Omit<PasswordFieldProps, FromForm | 'showLabel' | 'hideLabel'>;

/** A password, with a button that shows it. */
export function FormPasswordField(props: FormPasswordFieldProps) {
  const t = useT();
  const control = useTextControl(props, (value) => (value ? HIDDEN : ''));
  return <PasswordField {...props} {...control} showLabel={t('login.show')} hideLabel={t('login.hide')} />;
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
  const named = typeof label === 'string' ? label : undefined;
  const { id, value, error, clash, onChange, onBlur } = useFormField(name, named);
  const t = useT();
  useFieldWords(name, (other) => t(other === true ? 'form.yes' : 'form.no'));
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
      {clash && (
        <div>
          <ClashSwitch clash={clash} value={value} onChange={onChange} />
        </div>
      )}
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
  const field = useFormField(name, label);
  const { id, value, error, onChange } = field;
  const shown = useContext(FormContext)?.shown;
  const tell = useCallback((words: Words) => shown?.tell(name, words), [shown, name]);
  return (
    <Field id={id} label={label} aside={useAside(field, aside)} help={help} error={error}>
      <TellWords value={tell}>
        {children({ ...controlProps({ id, error, help }), value, onChange }, field)}
      </TellWords>
    </Field>
  );
}
