import { type MapStore, map } from 'nanostores';
import { type ShellError, toShellError } from '../errors';

export interface ListState<T> {
  items: readonly T[];
  /** Number of all items on the service; null until the first reply. */
  total: number | null;
  loading: boolean;
  error: ShellError | null;
  /** Whether there is more to load. */
  more: boolean;
}

export interface ListPage<T> {
  items: readonly T[];
  total: number;
}

export interface List<T, Q> {
  readonly $state: MapStore<ListState<T>>;
  /** Starts over with this query; later replies to an older query are discarded. */
  search(query: Q): Promise<void>;
  /** Loads and appends the next page, or the one that failed. Does nothing while a page loads or none is left. */
  loadMore(): Promise<void>;
  /** Repeats the last call, if it failed. */
  retry(): Promise<void>;
  reset(): void;
}

/**
 * A list with a search and further pages. An old reply never overwrites a newer one.
 * @param load gets the query and a 1-based page
 * @example
 * const list = createList<Person, string>(
 *   (text, page, signal) => findPeople(request, text, page, signal),
 *   ({ id }) => id,
 * );
 * void list.search('smith');
 */
export function createList<T, Q>(
  load: (query: Q, page: number, signal: AbortSignal) => Promise<ListPage<T>>,
  idOf: (item: T) => string,
): List<T, Q> {
  const empty: ListState<T> = { items: [], total: null, loading: false, error: null, more: false };
  const $state = map<ListState<T>>(empty);
  let current: { query: Q; page: number; controller: AbortController } | null = null;
  /** The query of the items. */
  let found: { query: Q } | null = null;

  async function call(query: Q, page: number): Promise<void> {
    current?.controller.abort();
    const mine = { query, page, controller: new AbortController() };
    current = mine;
    $state.set({ ...$state.get(), loading: true, error: null });
    try {
      const result = await load(query, page, mine.controller.signal);
      if (current !== mine) return;
      const before = page === 1 ? [] : $state.get().items;
      const known = new Set(before.map(idOf));
      const items = [...before, ...result.items.filter((item) => !known.has(idOf(item)))];
      const more = result.items.length > 0 && items.length < result.total;
      found = { query };
      $state.set({ items, total: result.total, loading: false, error: null, more });
    } catch (thrown) {
      if (current !== mine) return;
      // Items of another query are not an answer to this one.
      const items = page > 1 || Object.is(found?.query, query) ? $state.get().items : [];
      $state.set({ ...$state.get(), items, loading: false, error: toShellError(thrown) });
    }
  }

  return {
    $state,
    search(query) {
      return call(query, 1);
    },
    async loadMore() {
      const { loading, more, error } = $state.get();
      if (!current || loading || !more) return;
      // After a failure the failed page is the next one; for a new query that is the first.
      await call(current.query, error ? current.page : current.page + 1);
    },
    async retry() {
      if (current && $state.get().error) await call(current.query, current.page);
    },
    reset() {
      current?.controller.abort();
      current = null;
      $state.set(empty);
    },
  };
}
