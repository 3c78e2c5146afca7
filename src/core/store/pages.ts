import { onMount, type ReadableAtom } from 'nanostores';
import type { Shell } from '../shell';
import { createList, type ListPage, type ListState } from './list';
import { type Marks, withRead } from './marks';

export interface Pages<T, Q> {
  readonly $state: ReadableAtom<ListState<T>>;
  /** Shows the page that the query names; what was there before stays until it has come. */
  show(query: Q): void;
  retry(): void;
  reset(): void;
}

/**
 * A list that is looked through page by page; what is marked stands as read. While it is shown it is asked for anew when
 * `$changes` changes (what is unread, elsewhere or here) and when the language does.
 */
export function createPages<T extends { read: boolean }, Q>(
  { i18n }: Pick<Shell, 'i18n'>,
  load: (query: Q, signal: AbortSignal) => Promise<ListPage<T>>,
  idOf: (item: T) => string,
  $changes: ReadableAtom<unknown>,
  marks: Marks<T>,
): Pages<T, Q> {
  const list = createList<T, Q>((query, _, signal) => load(query, signal), idOf);
  let asked: { query: Q } | null = null;
  const renew = () => {
    if (asked && list.$state.lc > 0) void list.search(asked.query);
  };
  onMount(list.$state, () => {
    const stops = [$changes.listen(renew), i18n.$lang.listen(renew)];
    return () => {
      for (const stop of stops) stop();
    };
  });
  return {
    $state: withRead(list.$state, marks),
    show(query) {
      asked = { query };
      void list.search(query);
    },
    retry: () => void list.retry(),
    reset() {
      list.reset();
      renew();
    },
  };
}
