import { type FormProps, Form as ShellForm } from '../ui/form/Form';
import { type FormDialogProps, FormDialog as FormInDialog } from '../ui/form/FormDialog';
import { Surface } from './Surface';

/*
 * Forms for hosts (docs/public-face.md#forms). Fields stand in a `Form`, whose surface they share.
 */
export type { Once } from '../core/request/submission';
export { fields, optional, required } from '../domain/rules/fields';
export { type Issue, issue } from '../domain/rules/issue';
export * as rules from '../domain/rules/rules';
export { useUnsaved } from '../react/use-unsaved';
export type { Clash, Conflict, FormConflict } from '../ui/form/conflict';
export { FormLines as Lines, type FormLinesProps as LinesProps } from '../ui/form/FormLines';
export {
  Controlled,
  type ControlledFieldProps,
  type ControlledProps,
  FormCheckbox as Checkbox,
  type FormCheckboxProps as CheckboxProps,
  FormNumberField as NumberField,
  type FormNumberFieldProps as NumberFieldProps,
  FormPasswordField as PasswordField,
  type FormPasswordFieldProps as PasswordFieldProps,
  FormTextArea as TextArea,
  type FormTextAreaProps as TextAreaProps,
  FormTextField as TextField,
  type FormTextFieldProps as TextFieldProps,
} from '../ui/form/fields';
export type { LineColumn } from '../ui/form/fill-lines';
export type { FormField } from '../ui/form/form-context';
export { type FormHandle, type FormOptions, type FormSchema, useForm } from '../ui/form/use-form';
export type { FormDialogProps, FormProps };

/** A form in the shell's look: its fields, what is wrong with them, and its foot. */
export function Form(props: FormProps) {
  return (
    <Surface>
      <ShellForm {...props} />
    </Surface>
  );
}

/** A form in a dialog of 360, 520, 720 or 1000 px. */
export function FormDialog(props: FormDialogProps) {
  return (
    <Surface>
      <FormInDialog {...props} />
    </Surface>
  );
}
