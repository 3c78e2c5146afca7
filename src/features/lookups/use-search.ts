import { useCallback, useEffect, useMemo } from 'react';
import type { List } from '../../core/store/list';
import { useStore } from '../../react/use-store';
import { useErrorText } from '../../react/use-text';
import type { SelectOption, SelectSource } from '../../ui/select/types';

/**
 * A list that the service searches, as the source of a select.
 * @param toOption the same function as long as it gives the same
 */
export function useSearch<T>(list: List<T, string>, toOption: (item: T) => SelectOption): SelectSource {
  const errorText = useErrorText();
  useEffect(() => list.reset, [list]);
  const { items, loading, error, more } = useStore(list.$state);
  return {
    options: useMemo(() => items.map(toOption), [items, toOption]),
    loading,
    error: error ? errorText(error) : undefined,
    onRetry: () => void list.retry(),
    onSearch: useCallback((text: string) => void list.search(text), [list]),
    more,
    onMore: useCallback(() => void list.loadMore(), [list]),
  };
}
