import { RangePicker } from '../../src/ui/pickers/RangePicker';
import type { RangePickerProps } from '../../src/ui/pickers/types';
import { textsOf } from './read-options';
import { useGiven } from './use-given';

/**
 * Two days for pages without React, kept like the value of `SelectWidget`.
 * @param props untrusted
 */
export default function RangeWidget(props: Partial<RangePickerProps>) {
  const [value, setValue] = useGiven<unknown, readonly string[]>(props.value, textsOf);
  const [from, to] = value;
  return (
    <RangePicker
      {...props}
      value={from === undefined ? null : [from, to ?? from]}
      onChange={(next) => {
        setValue(next ?? []);
        props.onChange?.(next);
      }}
    />
  );
}
