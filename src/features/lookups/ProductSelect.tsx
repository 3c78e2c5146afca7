import { useCallback, useId } from 'react';
import { lookupsStore } from '../../domain/lookups/store';
import type { ProductOption, ProductScope } from '../../domain/lookups/types';
import { useFeature } from '../../react/shell-context';
import { useOwnData } from '../../react/use-own-data';
import { useT } from '../../react/use-text';
import { Tag } from '../../ui/badge/Tag';
import { useListLabel } from '../../ui/form/field-label';
import { SearchSelect, type SearchSelectProps } from '../../ui/select/SearchSelect';
import type { SelectBaseProps } from '../../ui/select/types';
import { useSearch } from './use-search';

export interface ProductSelectProps
  extends Partial<
      Omit<SelectBaseProps, 'options' | 'loading' | 'error' | 'onRetry' | 'onSearch' | 'more' | 'onMore'>
    >,
    Pick<SearchSelectProps, 'onChange'> {
  /** A SKU; null for none. */
  value: string | null;
  /** `management` searches the products of all organisations that the user may manage. Default `standard`. */
  scope?: ProductScope | undefined;
  /** Whether a temporary SKU can be chosen. Default true. */
  temporary?: boolean | undefined;
}

/** A product by its SKU, which the service searches by SKU, code and name. Temporary SKUs are marked. */
export default function ProductSelect({
  id,
  scope = 'standard',
  temporary: allowed = true,
  ...props
}: ProductSelectProps) {
  const own = `oms-product${useId().replace(/\W/g, '-')}`;
  const t = useT();
  const listLabel = useListLabel(props, t('products.list'));
  const lookups = useFeature(lookupsStore);
  const list = useOwnData(() => lookups.products(scope), scope);
  const toOption = useCallback(
    ({ sku, name, temporary }: ProductOption) => ({
      value: sku,
      code: sku,
      label: name,
      disabled: temporary && !allowed,
      note: temporary ? <Tag tone="warning">{t('products.temporary')}</Tag> : undefined,
    }),
    [t, allowed],
  );
  const source = useSearch(list, toOption);
  return <SearchSelect {...props} {...source} id={id ?? own} listLabel={listLabel} />;
}
