import { type OnePickerProps, Picker } from '../../src/ui/pickers/Picker';
import { textOf } from './read-options';
import { useGiven } from './use-given';

/** Makes a picker for pages without React, kept like the value of `SelectWidget`. */
export const pickerWidget =
  (kind: OnePickerProps['kind']) =>
  /** @param props untrusted */
  (props: Partial<OnePickerProps>) => {
    const [value, setValue] = useGiven(props.value, textOf);
    return (
      <Picker
        {...props}
        kind={kind}
        value={value}
        onChange={(next) => {
          setValue(next);
          props.onChange?.(next);
        }}
      />
    );
  };
