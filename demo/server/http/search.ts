import type { Db } from '../database/db';
import type { Input } from './input';
import type { ListSql } from './list';
import { toWireRows } from './wire';

/** The reply of one group of the global search. */
export interface SearchReply {
  readonly total: number;
  readonly items: readonly Record<string, unknown>[];
}

interface SearchSql extends ListSql {
  /** The keyword may occur in any of these columns. */
  readonly columns: readonly string[];
  readonly orderBy: string;
}

/**
 * Answers one group of the global search. The query has a `keyword` of 2 characters or more, and `size`, the wanted
 * number of rows (1 to 50, default 5). Upper and lower case count as equal.
 */
export async function searchGroup(db: Db, query: Input, sql: SearchSql): Promise<SearchReply> {
  const keyword = query.text('keyword', { max: 100, pattern: /\S.*\S/s });
  const size = query.integer('size', { min: 1, max: 50, fallback: 5 });
  const at = sql.params.length + 1;
  const matches = sql.columns.map((column) => `strpos(lower(${column}), $${at}) > 0`).join(' or ');
  const rows = await db.query<{ total: number } & Record<string, unknown>>(
    `select ${sql.select}, count(*) over () as total from ${sql.from}
     where ${sql.where} and (${matches}) order by ${sql.orderBy} limit $${at + 1}`,
    [...sql.params, keyword.trim().toLowerCase(), size],
  );
  return { total: rows[0]?.total ?? 0, items: toWireRows(rows.map(({ total, ...row }) => row)) };
}
