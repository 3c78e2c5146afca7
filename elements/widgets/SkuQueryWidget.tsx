import SkuQuery, { type SkuQueryProps } from '../../src/features/lookups/SkuQuery';
import { textsOf } from './read-options';
import { useGiven } from './use-given';

/**
 * A query of many SKUs for pages without React, kept like the value of `SelectWidget`.
 * @param props untrusted
 */
export default function SkuQueryWidget(props: SkuQueryProps) {
  const [value, setValue] = useGiven(props.value, textsOf);
  return (
    <SkuQuery
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange?.(next);
      }}
    />
  );
}
