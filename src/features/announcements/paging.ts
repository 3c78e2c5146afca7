import type { Rows as Page } from '../../core/request/rows';

/** Announcements of a page (spec 9). */
export const ROWS = 10;

/** The pages that are known, all of one state of the list. */
export type Known<T> = ReadonlyMap<number, Page<T>>;

export type Direction = 'previous' | 'next';

/**
 * What stands beside an announcement. `edge`: there is one on the adjacent page, which is not known yet. `search`: not known,
 * the page would tell more.
 */
export type Beside<T> =
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

/** Adds a page. Where the list has grown or shrunk since, the pages known before have shifted and are forgotten. */
export function learn<T>(known: Known<T>, page: Page<T>): Known<T> {
  const same = [...known.values()].every(({ total }) => total === page.total);
  return new Map([...(same ? known : []), [page.page, page]]);
}

/** The page on which an announcement is known to stand, or null. */
export function pageOf<T extends Identified>(known: Known<T>, id: string): number | null {
  const holds = ({ items }: Page<T>) => items.some((item) => item.id === id);
  return [...known.values()].find(holds)?.page ?? null;
}

/**
 * What is beside the announcement `id`: previous is the next newer one, next the next older (spec 4). The place is found by id
 * and not by counting, so that it is right whatever was published or taken back meanwhile, even for one that is not in the list.
 * Each page that is asked for halves what is left to look through.
 */
export function beside<T extends Identified>(known: Known<T>, id: string, direction: Direction): Beside<T> {
  const [any] = known.values();
  if (!any) return { kind: 'search', page: 1 };
  const isNext = direction === 'next';
  // The place parts the list: what is above it, and the rest. Next is the first of the rest, previous the last above.
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

const found = <T>(item: T | undefined): Beside<T> => (item ? { kind: 'item', item } : { kind: 'end' });
