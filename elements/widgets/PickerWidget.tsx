import { type OnePickerProps, Picker } from '../../src/ui/pickers/Picker';
import { textOf } from './read-options';
import { useGiven } from './use-given';

export type PickerWidgetProps = Partial<OnePickerProps> & Pick<OnePickerProps, 'kind'>;

/**
 * A picker for pages without React, kept like the value of `SelectWidget`.
 * @param props untrusted, but for `kind`
 */
export default function PickerWidget(props: PickerWidgetProps) {
  const [value, setValue] = useGiven(props.value, textOf);
  return (
    <Picker
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange?.(next);
      }}
    />
  );
}
