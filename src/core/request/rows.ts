import { isWire } from '../session/wire';
import type { Params, RequestClient } from './types';

export interface RowsQuery {
  /** 1-based. */
  page: number;
  rows: number;
  /** A part of the title; empty for all. */
  text: string;
  /** More of what the rows must be; null for any. */
  search: Params;
}

/** A page of a list as the service gave it. */
export interface Rows<T> {
  /** 1-based. */
  page: number;
  /** How many pages there are. */
  pages: number;
  /** How many rows there are on all of them. */
  total: number;
  items: readonly T[];
}

/**
 * A page of a list, ids descending (spec 4, 7.1, 9); rows of which `toItem` makes nothing are left out.
 * @throws what `malformed` makes of a reply that is no page
 */
export async function fetchRows<T>(
  request: RequestClient,
  path: string,
  { page, rows, text, search }: RowsQuery,
  toItem: (wire: unknown) => T | null,
  malformed: (path: string, body: unknown) => Error,
  signal: AbortSignal,
): Promise<Rows<T>> {
  const params = {
    page,
    rows,
    sidx: 'id',
    sord: 'desc',
    'search[CN_title]': text === '' ? null : text,
    ...search,
  };
  const { data } = await request.get<unknown>(path, params, { signal });
  if (!isWire(data) || !Array.isArray(data.content)) throw malformed(path, data);
  const items = data.content.map(toItem).filter((item) => item !== null);
  const total = countOf(data.totalElements) ?? (page - 1) * rows + items.length;
  return { page, pages: countOf(data.totalPages) ?? Math.ceil(total / rows), total, items };
}

function countOf(value: unknown): number | null {
  const count = typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN;
  return Number.isInteger(count) && count >= 0 ? count : null;
}
