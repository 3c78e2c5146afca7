import type { Rows as Page } from '../../core/request/rows';

/** Announcements on a page (docs/behaviour.md#announcements). */
export const ROWS = 10;

/** The loaded pages, all of one state of the list. */
export type KnownPages<T> = ReadonlyMap<number, Page<T>>;

export type Direction = 'previous' | 'next';

/**
 * The item next to an announcement. `edge`: it is on the adjacent page, which is not loaded yet. `search`: the position of the
 * announcement is not known, and `page` narrows it down.
 */
export type Adjacent<T> =
  | { kind: 'item'; item: T }
  | { kind: 'end' }
  | { kind: 'edge'; page: number }
  | { kind: 'search'; page: number };

interface Identified {
  id: string;
}

/** Whether `a` is newer than `b`. Ids are numbers that may be longer than a double is exact. */
export function isNewer(a: string, b: string): boolean {
  const numbers = /^\d+$/.test(a) && /^\d+$/.test(b);
  return numbers ? BigInt(a) > BigInt(b) : a > b;
}

/** Adds a page. If the list has grown or shrunk since, the earlier pages have shifted and are discarded. */
export function withPage<T>(known: KnownPages<T>, page: Page<T>): KnownPages<T> {
  const same = [...known.values()].every(({ total }) => total === page.total);
  return new Map([...(same ? known : []), [page.page, page]]);
}

/** The known page that has an announcement, or null. */
export function pageOf<T extends Identified>(known: KnownPages<T>, id: string): number | null {
  const holds = ({ items }: Page<T>) => items.some((item) => item.id === id);
  return [...known.values()].find(holds)?.page ?? null;
}

/**
 * The item next to the announcement `id`: `previous` is the next newer one, `next` the next older. Its position follows
 * from ids and not from counting, so it is right even if announcements were published or removed meanwhile, and for an
 * announcement that is not in the list. Each further page halves the rest of the search.
 */
export function adjacentTo<T extends Identified>(
  known: KnownPages<T>,
  id: string,
  direction: Direction,
): Adjacent<T> {
  const [any] = known.values();
  if (!any) return { kind: 'search', page: 1 };
  const isNext = direction === 'next';
  // The position divides the list into items above it and the rest: `next` is the first of the rest, `previous` the last above.
  const isAbove = ({ id: other }: T) => (isNext ? !isNewer(id, other) : isNewer(other, id));
  const pick = (items: readonly T[]) =>
    isNext ? items.find((one) => !isAbove(one)) : items.findLast(isAbove);
  let low = 0;
  let high = any.pages + 1;
  for (const { page, items } of known.values()) {
    const [first, last] = [items[0], items.at(-1)];
    if (first && last && isAbove(first) && !isAbove(last)) return found(pick(items));
    if (last && isAbove(last)) low = Math.max(low, page);
    else high = Math.min(high, page);
  }
  if (high - low <= 1) return found(pick(known.get(isNext ? high : low)?.items ?? []));
  const own = pageOf(known, id);
  if (own !== null) return { kind: 'edge', page: isNext ? own + 1 : own - 1 };
  return { kind: 'search', page: (low + high) >> 1 };
}

const found = <T>(item: T | undefined): Adjacent<T> => (item ? { kind: 'item', item } : { kind: 'end' });
