import MultiSelect, { type MultiSelectProps } from '../../src/features/references/MultiSelect';
import { textsOf, withOptions } from './read-options';
import { useGiven } from './use-given';

/**
 * `SelectWidget` for several values.
 * @param props untrusted
 */
export default function MultiSelectWidget(props: MultiSelectProps) {
  const [value, setValue] = useGiven(props.value, textsOf);
  return (
    <MultiSelect
      {...withOptions(props)}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange?.(next);
      }}
    />
  );
}
