import { createList, type List } from './list';

/** Where a page of a recent list starts: below the item with this id, or at the newest. */
export interface RecentFrom {
  before: string | null;
  rows: number;
}

/** Few at first, so that what stands below the list is in sight; then ten at a time. */
const FIRST = 4;
const NEXT = 10;

export interface Recent<T> extends List<T, null> {
  /** Puts what has come since above what is there, without a word while it loads. */
  freshen(): Promise<void>;
}

/**
 * A list of what is newest, loaded further by the id of its last item. Such replies tell no total: there is more as long as
 * pages come full and bring something new, so a server that ignores `before` ends the list instead of repeating it.
 */
export function createRecent<T>(
  load: (from: RecentFrom, signal: AbortSignal) => Promise<readonly T[]>,
  idOf: (item: T) => string,
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
  return {
    ...list,
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
        // What is there stays, and what is new comes with the next opening.
      }
    },
    reset() {
      freshening?.abort();
      freshening = null;
      list.reset();
    },
  };
}
