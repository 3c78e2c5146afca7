import { FormValues } from '../form/FormValues';
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
  const option = value === null ? undefined : options.find((one) => one.value === value);
  const text = value === null ? '' : (option?.label ?? labelOf?.(value) ?? value);
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
