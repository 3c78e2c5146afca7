import { useId } from 'react';
import { useErrorText, useT } from '../../react/use-text';
import { SearchMultiSelect, type SearchMultiSelectProps } from '../../ui/select/SearchMultiSelect';
import type { HostSelectProps } from './source';
import { useReference } from './use-reference';

export type MultiSelectProps = HostSelectProps & Pick<SearchMultiSelectProps, 'value' | 'onChange'>;

/** Several of many options, of a reference list or of options of the host (docs/behaviour.md#selects). */
export default function MultiSelect(props: MultiSelectProps) {
  return props.reference === undefined ? <Plain {...props} /> : <OfReference {...props} />;
}

function OfReference({ reference, params, ...props }: Extract<MultiSelectProps, { reference: string }>) {
  const { options, loading, error, retry, find } = useReference(reference, params);
  const errorText = useErrorText();
  return (
    <Plain
      {...props}
      options={options}
      loading={loading}
      error={error ? errorText(error) : undefined}
      onRetry={retry}
      labelOf={(value) => find(value)?.label ?? props.labelOf?.(value)}
    />
  );
}

function Plain({
  id,
  listLabel,
  ...props
}: Omit<SearchMultiSelectProps, 'id' | 'listLabel'> &
  Partial<Pick<SearchMultiSelectProps, 'id' | 'listLabel'>>) {
  const own = `oms-select${useId().replace(/\W/g, '-')}`;
  const t = useT();
  return (
    <SearchMultiSelect {...props} id={id ?? own} listLabel={listLabel ?? props.label ?? t('select.list')} />
  );
}
