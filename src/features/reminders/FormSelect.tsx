import { Controlled } from '../../ui/form/fields';
import { Select, type SelectOption } from '../../ui/select/Select';

export interface FormSelectProps {
  /** Its name in the form's schema. */
  name: string;
  label: string;
  help?: string | undefined;
  disabled?: boolean | undefined;
  options: readonly SelectOption[];
}

/** One of a few options. */
export function FormSelect({ name, label, help, disabled, options }: FormSelectProps) {
  return (
    <Controlled name={name} label={label} help={help}>
      {(control) => <Select {...control} disabled={disabled} options={options} />}
    </Controlled>
  );
}
