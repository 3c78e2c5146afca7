import { useSheet } from '../../react/sheet';
import { Checkbox } from '../../ui/form/Checkbox';
import { ClashSwitch } from '../../ui/form/ClashSwitch';
import formSheet from '../../ui/form/form.css?sheet';
import { useFieldWords, useFormField } from '../../ui/form/form-context';
import { listOf } from '../../ui/form/shown-values';
import { labelsOf } from '../../ui/select/labels-of';
import sheet from './reminders.css?sheet';

export interface FormChoicesProps<Value extends string> {
  /** Its name in the form's schema. */
  name: string;
  label: string;
  options: readonly { readonly value: Value; readonly label: string; readonly note?: string | undefined }[];
}

/** Several of a few options, each a box. */
export function FormChoices<Value extends string>({ name, label, options }: FormChoicesProps<Value>) {
  useSheet(formSheet);
  useSheet(sheet);
  const { id, value, error, clash, onChange } = useFormField(name, label);
  const chosen = listOf(value);
  useFieldWords(name, (other) => labelsOf(listOf(other), options));
  return (
    <fieldset id={id} className="oms-field oms-reminders-choices">
      <legend className="oms-label">{label}</legend>
      {clash && <ClashSwitch clash={clash} value={value} onChange={onChange} />}
      {options.map((option) => (
        <Checkbox
          key={option.value}
          name={name}
          checked={chosen.includes(option.value)}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onChange={(is) =>
            // In the order of the options, so that the same choice is the same value.
            onChange(
              options
                .map((one) => one.value)
                .filter((one) => (one === option.value ? is : chosen.includes(one))),
            )
          }
        >
          <span>{option.label}</span>
          {option.note !== undefined && <span className="oms-reminders-note">{option.note}</span>}
        </Checkbox>
      ))}
      {error !== undefined && (
        <p id={`${id}-error`} className="oms-field-notes oms-field-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
