import type { Clock } from '../platform/clock';
import { createList, type List } from './list';

/** The start of a page of a recent list: below the item with the id `before`, or at the newest. */
export interface RecentFrom {
  before: string | null;
  rows: number;
}

/** Rows of the first page, few so that the content below the list is visible, and of each further page. */
const FIRST = 4;
const NEXT = 10;

/** ms for which what was loaded ahead is new enough to be opened. */
const FRESH = 10_000;

export interface Recent<T> extends List<T, null> {
  /** Inserts newer items above the others, without `loading`. */
  freshen(): Promise<void>;
  /**
   * Loads the newest, or joins the call that loads them.
   * @param newest id of the newest item, where it is known: what was loaded ahead without it is not enough
   */
  open(newest?: string | null): Promise<void>;
  /** Loads the newest for an `open` that is likely to come: where that comes soon it makes no call of its own. */
  ahead(): void;
}

/**
 * A list of the newest items; the id of its last item loads the next page. The replies have no total: there is more as long as
 * pages are full and have a new item, so a service that ignores `before` ends the list and does not repeat it.
 */
export function createRecent<T>(
  load: (from: RecentFrom, signal: AbortSignal) => Promise<readonly T[]>,
  idOf: (item: T) => string,
  clock: Pick<Clock, 'now'>,
): Recent<T> {
  const list: List<T, null> = createList<T, null>(async (_, page, signal) => {
    const shown = page === 1 ? [] : list.$state.get().items;
    const last = shown.at(-1);
    const rows = page === 1 ? FIRST : NEXT;
    const items = await load({ rows, before: last === undefined ? null : idOf(last) }, signal);
    const known = new Set(shown.map(idOf));
    const fresh = items.filter((item) => !known.has(idOf(item)));
    const more = fresh.length > 0 && items.length >= rows;
    return { items: fresh, total: shown.length + fresh.length + (more ? 1 : 0) };
  }, idOf);
  let freshening: AbortController | null = null;
  let opening: Promise<void> | null = null;
  /** When the newest were loaded last. */
  let loadedAt = Number.NEGATIVE_INFINITY;
  let isAhead = false;
  const isFresh = () => clock.now() - loadedAt < FRESH;
  const loadNewest = (): Promise<void> => {
    if (opening) return opening;
    const mine = list.search(null).finally(() => {
      if (opening !== mine) return;
      opening = null;
      if (list.$state.get().error === null) loadedAt = clock.now();
    });
    opening = mine;
    return mine;
  };
  return {
    ...list,
    open(newest) {
      const [first] = list.$state.get().items;
      const enough = isAhead && isFresh() && (!newest || (first !== undefined && idOf(first) === newest));
      isAhead = false;
      return enough ? Promise.resolve() : loadNewest();
    },
    ahead() {
      if (opening || isFresh()) return;
      isAhead = true;
      void loadNewest();
    },
    async freshen() {
      freshening?.abort();
      const mine = new AbortController();
      freshening = mine;
      try {
        const newest = await load({ rows: NEXT, before: null }, mine.signal);
        const { items, loading, total } = list.$state.get();
        if (freshening !== mine || loading || total === null) return;
        const ids = new Set(newest.map(idOf));
        const meets = items.some((item) => ids.has(idOf(item)));
        if (!meets) return list.search(null);
        const rest = items.filter((item) => !ids.has(idOf(item)));
        list.$state.set({
          ...list.$state.get(),
          items: [...newest, ...rest],
          total: newest.length + rest.length,
        });
      } catch {
        // The items remain; the next opening loads the newer ones.
      }
    },
    reset() {
      freshening?.abort();
      freshening = null;
      opening = null;
      isAhead = false;
      loadedAt = Number.NEGATIVE_INFINITY;
      list.reset();
    },
  };
}
