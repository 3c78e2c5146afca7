import { type MapStore, map } from 'nanostores';
import { type ShellError, toShellError } from '../errors';

export interface ListState<T> {
  items: readonly T[];
  /** How many there are in all; null until the first reply. */
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
  /** Starts over with this query; what an older query brings later is dropped. */
  search(query: Q): Promise<void>;
  /** The next page, appended, or once more the one that failed. Does nothing while one is loading or none is left. */
  loadMore(): Promise<void>;
  /** The last call once more: the first page after a failure there, else the next. */
  retry(): Promise<void>;
  reset(): void;
}

/**
 * A list that is searched and loads more. `load` gets the query and a 1-based page; each call has a sequence
 * number, so that an old reply never overwrites a newer one.
 */
export function createList<T, Q>(
  load: (query: Q, page: number, signal: AbortSignal) => Promise<ListPage<T>>,
  idOf: (item: T) => string,
): List<T, Q> {
  const empty: ListState<T> = { items: [], total: null, loading: false, error: null, more: false };
  const $state = map<ListState<T>>(empty);
  let current: { query: Q; page: number; controller: AbortController } | null = null;
  /** What the items were found for. */
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
      // What another query found is no answer to this one, and might be taken for it.
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
      // A page that could not be had is still the next one; of a new query that is the first.
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
