import { useCallback, useEffect, useMemo } from 'react';
import { createList, type ListPage } from '../../core/store/list';
import { useStore } from '../../react/use-store';
import { useErrorText } from '../../react/use-text';
import type { SelectOption, SelectSource } from '../../ui/select/types';

/**
 * The source of a select whose options the service searches; a late reply is dropped.
 * @param load the same function as long as it finds the same
 */
export function useSearch<T>(
  load: (text: string, page: number, signal: AbortSignal) => Promise<ListPage<T>>,
  toOption: (item: T) => SelectOption,
): SelectSource {
  const errorText = useErrorText();
  const list = useMemo(
    () =>
      createList<SelectOption, string>(
        async (text, page, signal) => {
          const { items, total } = await load(text, page, signal);
          return { items: items.map(toOption), total };
        },
        ({ value }) => value,
      ),
    [load, toOption],
  );
  useEffect(() => list.reset, [list]);
  const { items, loading, error, more } = useStore(list.$state);
  return {
    options: items,
    loading,
    error: error ? errorText(error) : undefined,
    onRetry: () => void list.retry(),
    onSearch: useCallback((text: string) => void list.search(text), [list]),
    more,
    onMore: useCallback(() => void list.loadMore(), [list]),
  };
}
