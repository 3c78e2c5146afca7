import type { ShellError } from '../../core/errors';

/** The groups of the global search (spec 2.4), in the order they are shown. */
export const GROUPS = ['orders', 'products', 'purchases', 'announcements'] as const;
export type GroupName = (typeof GROUPS)[number];

/** One thing found. What a group does not have is empty or null. */
export interface Hit {
  id: string;
  /** Number of the order or purchase order; the product's SKU. */
  code: string;
  /** What it is about: a product's or announcement's title; an order's SKU. */
  title: string;
  quantity: number | null;
  /** Of a product: how many can be sold. */
  available: number | null;
  /** The service's word for the state of an order or purchase order. */
  status: string;
  /** Of an announcement: ms since 1970. */
  at: number | null;
}

export interface GroupResult {
  /** How many there are in all. */
  total: number;
  /** The first of them, at most five (spec 9). */
  hits: readonly Hit[];
}

export interface GroupState extends GroupResult {
  status: 'idle' | 'loading' | 'done' | 'failed';
  error: ShellError | null;
}

/** Characters that a search needs (spec 5). */
const LEAST = 2;

export const isShort = (keyword: string): boolean => [...keyword].length < LEAST;
