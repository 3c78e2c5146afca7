import { onMount, type ReadableAtom } from 'nanostores';
import type { ResetReason } from '../../core/store/define-store';
import { createList, type ListPage, type ListState } from '../../core/store/list';
import { type ReadState, withReceipts } from './read-receipts';

export interface PagedList<T, Q> {
  readonly $state: ReadableAtom<ListState<T>>;
  /** Shows the page that the query names; the page before remains until it is loaded. */
  show(query: Q): void;
  retry(): void;
  reset(reason: ResetReason): void;
}

/** A list with pages and read receipts. While it is shown it loads again when `$changes` changes (the unread counts). */
export function createPagedList<T extends { read: boolean }, Q>(
  load: (query: Q, signal: AbortSignal) => Promise<ListPage<T>>,
  idOf: (item: T) => string,
  $changes: ReadableAtom<unknown>,
  readState: ReadState<T>,
): PagedList<T, Q> {
  const list = createList<T, Q>((query, _, signal) => load(query, signal), idOf);
  let shown: { query: Q } | null = null;
  const reload = () => {
    if (shown && list.$state.lc > 0) void list.search(shown.query);
  };
  onMount(list.$state, () => $changes.listen(reload));
  return {
    $state: withReceipts(list.$state, readState),
    show(query) {
      shown = { query };
      void list.search(query);
    },
    retry: () => void list.retry(),
    reset(reason) {
      // In another language the same items have other titles: where they are shown they remain until the new ones are loaded.
      if (reason !== 'language' || list.$state.lc === 0) list.reset();
      if (reason !== 'user') reload();
    },
  };
}
