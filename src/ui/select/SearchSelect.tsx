import { FormValues } from '../form/FormValues';
import { listOf, useControlWords } from '../form/shown-values';
import { labelsOf } from './labels-of';
import { SelectControl } from './SelectControl';
import type { SelectBaseProps, SelectOption } from './types';

export interface SearchSelectProps extends SelectBaseProps {
  /** Null for none. */
  value: string | null;
  onChange(value: string | null, option: SelectOption | null): void;
}

/** One of many options, found by code, name or pinyin. */
export function SearchSelect(props: SearchSelectProps) {
  const { value, onChange, options, labelOf, name, disabled = false } = props;
  const words = (values: readonly string[]) => labelsOf(values, options, labelOf);
  const [text = ''] = words(value === null ? [] : [value]);
  useControlWords((other) => words(listOf(other)));
  return (
    <>
      <SelectControl
        {...props}
        multiple={false}
        text={text}
        chosen={new Set(value === null ? [] : [value])}
        onPick={(picked) => onChange(picked.value, picked)}
        onClear={() => onChange(null, null)}
      />
      {name !== undefined && !disabled && <FormValues name={name} values={value === null ? [] : [value]} />}
    </>
  );
}
