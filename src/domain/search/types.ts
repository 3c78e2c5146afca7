import type { ShellError } from '../../core/errors';

/** The groups of the global search (docs/behaviour.md#search), in the order they are shown. */
export const GROUPS = ['orders', 'products', 'purchases', 'announcements'] as const;
export type GroupName = (typeof GROUPS)[number];

/** One result. Fields that a group does not have are empty or null. */
export interface Hit {
  id: string;
  /** Number of the order or purchase order; the product's SKU. */
  code: string;
  /** The title of a product or announcement; the SKU of an order. */
  title: string;
  /** What matched, where it is neither in the code nor in the title: a tracking number, a name in another language. */
  also: string;
  quantity: number | null;
  /** Of a product: the quantity that can be sold. */
  available: number | null;
  /** The status of an order or purchase order, as the service gives it. */
  status: string;
  /** Of an announcement: ms since 1970. */
  at: number | null;
}

export interface GroupResult {
  /** Number of all results on the service. */
  total: number;
  /** The first results, at most five. */
  hits: readonly Hit[];
}

export interface GroupState extends GroupResult {
  status: 'idle' | 'loading' | 'done' | 'failed';
  error: ShellError | null;
}

/** The shortest keyword, in characters (docs/behaviour.md#search). */
const LEAST = 2;

export const isShort = (keyword: string): boolean => [...keyword].length < LEAST;
