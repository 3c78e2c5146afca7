import { countOf, isRecord } from '../../page/json/json';
import type { Params, RequestClient, RequestOptions } from './types';

export interface RowsQuery {
  /** 1-based. */
  page: number;
  rows: number;
  /** A part of the title; empty for all. */
  text: string;
  /** Further conditions on the rows; null values are left out. */
  search: Params;
}

/** A page of a list, parsed. */
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
 * A page of a list, ids descending. Rows for which `toItem` gives null are left out.
 * @throws {ShellError} `malformed` for a reply that is no page
 */
export async function fetchRows<T>(
  request: RequestClient,
  path: string,
  { page, rows, text, search }: RowsQuery,
  toItem: (wire: unknown, zone: string) => T | null,
  options: RequestOptions,
): Promise<Rows<T>> {
  const params = {
    page,
    rows,
    sidx: 'id',
    sord: 'desc',
    'search[CN_title]': text === '' ? null : text,
    ...search,
  };
  const read = (data: unknown, zone: string): Rows<T> | null => {
    if (!isRecord(data) || !Array.isArray(data.content)) return null;
    const items = data.content.map((row) => toItem(row, zone)).filter((item) => item !== null);
    const total = countOf(data.totalElements) ?? (page - 1) * rows + items.length;
    return { page, pages: countOf(data.totalPages) ?? Math.ceil(total / rows), total, items };
  };
  return (await request.get(path, params, { ...options, read })).data;
}
