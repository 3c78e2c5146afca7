import { useMemo } from 'react';
import { useReference } from '../../react/use-reference';
import { useErrorText, useLocale } from '../../react/use-text';
import { SearchMultiSelect } from '../../ui/select/SearchMultiSelect';
import { SearchSelect } from '../../ui/select/SearchSelect';
import type { SelectSource } from '../../ui/select/types';
import type { FilterFieldProps, TableFilter } from './options';

/** The field of a filter with options; what is chosen stands in its chip, or in the field where that has a label. */
export function FilterOptions(props: FilterFieldProps) {
  const { reference } = props.filter;
  return reference === undefined ? (
    <OptionsField {...props} source={{ options: props.filter.options ?? NONE }} />
  ) : (
    <ReferenceField {...props} reference={reference} />
  );
}

const NONE: SelectSource['options'] = [];

function ReferenceField({
  reference,
  ...props
}: FilterFieldProps & { reference: NonNullable<TableFilter['reference']> }) {
  const { options, cut, loading, error, retry } = useReference(reference, props.filter.params);
  const errorText = useErrorText();
  const source = { options, cut, loading, error: error ? errorText(error) : undefined, onRetry: retry };
  return <OptionsField {...props} source={source} />;
}

function OptionsField({
  id,
  filter,
  values,
  counts,
  onChange,
  labelled = false,
  source,
}: FilterFieldProps & { source: SelectSource }) {
  const locale = useLocale();
  const options = useMemo(() => {
    if (!counts) return source.options;
    const { format } = new Intl.NumberFormat(locale);
    return source.options.map((option) => ({
      ...option,
      note: <span className="oms-table-count">{format(counts[option.value] ?? 0)}</span>,
    }));
  }, [source.options, counts, locale]);
  const common = {
    ...source,
    options,
    id: `${id}-${filter.key}`,
    label: filter.label,
    listLabel: filter.label,
    placeholder: labelled ? undefined : filter.label,
    clearable: labelled,
  };
  return filter.single ? (
    <SearchSelect
      {...common}
      value={values[0] ?? null}
      onChange={(value) => onChange(value === null ? [] : [value])}
    />
  ) : (
    <SearchMultiSelect {...common} plain={!labelled} value={values} onChange={onChange} />
  );
}
