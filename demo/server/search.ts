import type { Input } from './input';

/** What a group of the global search answers. */
export interface SearchReply {
  readonly total: number;
  readonly items: readonly Record<string, unknown>[];
}

/** Keyword in lower case, 2 characters or more (spec 5), and how many rows are wanted, 5 by default. */
export function searchInput(query: Input): { keyword: string; size: number } {
  const keyword = query
    .text('keyword', { max: 100, pattern: /\S.*\S/s })
    .trim()
    .toLowerCase();
  return { keyword, size: query.integer('size', { min: 1, max: 50, fallback: 5 }) };
}
