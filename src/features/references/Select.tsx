import { useId } from 'react';
import { useErrorText, useT } from '../../react/use-text';
import { SearchSelect, type SearchSelectProps } from '../../ui/select/SearchSelect';
import type { HostSelectProps } from './source';
import { useReference } from './use-reference';

export type SelectProps = HostSelectProps & Pick<SearchSelectProps, 'value' | 'onChange'>;

/** One of many options, of a reference list or of options of the host (docs/behaviour.md#selects). */
export default function Select(props: SelectProps) {
  return props.reference === undefined ? <Plain {...props} /> : <OfReference {...props} />;
}

function OfReference({ reference, params, ...props }: Extract<SelectProps, { reference: string }>) {
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
}: Omit<SearchSelectProps, 'id' | 'listLabel'> & Partial<Pick<SearchSelectProps, 'id' | 'listLabel'>>) {
  const own = `oms-select${useId().replace(/\W/g, '-')}`;
  const t = useT();
  return <SearchSelect {...props} id={id ?? own} listLabel={listLabel ?? props.label ?? t('select.list')} />;
}
