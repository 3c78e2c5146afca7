import Select, { type SelectProps } from '../../src/features/references/Select';
import { textOf, withOptions } from './read-options';
import { useGiven } from './use-given';

/**
 * A select that keeps its value itself, for pages without React: `value` is where it begins, and what `update()` sets.
 * @param props untrusted
 */
export default function SelectWidget(props: SelectProps) {
  const [value, setValue] = useGiven(props.value, textOf);
  return (
    <Select
      {...withOptions(props)}
      value={value}
      onChange={(next, option) => {
        setValue(next);
        props.onChange?.(next, option);
      }}
    />
  );
}
