import ProductSelect, { type ProductSelectProps } from '../../src/features/lookups/ProductSelect';
import { textOf } from './read-options';
import { useGiven } from './use-given';

/**
 * A product for pages without React, kept like the value of `SelectWidget`.
 * @param props untrusted
 */
export default function ProductSelectWidget(props: ProductSelectProps) {
  const [value, setValue] = useGiven(props.value, textOf);
  return (
    <ProductSelect
      {...props}
      value={value}
      onChange={(next, option) => {
        setValue(next);
        props.onChange?.(next, option);
      }}
    />
  );
}
