import type { Db } from '../database/db';
import type { Input } from './input';
import type { ListSql } from './list';
import { toWireRows } from './wire';

/** The reply of one group of the global search. */
export interface SearchReply {
  readonly total: number;
  readonly items: readonly Record<string, unknown>[];
}

/** A column of rows that belong to the row: its value is the least one that matches. */
interface Nested {
  readonly column: string;
  /** What stands behind `from`, with its `where`. */
  readonly of: string;
}

interface SearchSql extends ListSql {
  /** The keyword may occur in any of these columns, which the row has. Such rows are first. */
  readonly shown: readonly string[];
  /** Or in one of these, which the row then names as `also`. */
  readonly hidden: readonly (string | Nested)[];
  readonly orderBy: string;
}

/**
 * Answers one group of the global search. The query has a `keyword` of 2 characters or more, and `size`, the wanted
 * number of rows (1 to 50, default 5). Upper and lower case, full-width and other characters, blanks and hyphens
 * count as equal. Rows whose first shown column begins with it come first, then those with a word that does.
 */
export async function searchGroup(db: Db, query: Input, sql: SearchSql): Promise<SearchReply> {
  const keyword = query.text('keyword', { max: 100, pattern: /\S.*\S/s });
  const foldedKeyword = keyword.normalize('NFKC').toLowerCase().replace(/-/g, ' ').trim() || keyword;
  const size = query.integer('size', { min: 1, max: 50, fallback: 5 });
  const at = sql.params.length + 1;
  const folded = (column: string) => `translate(lower(${column}), '-', ' ')`;
  const has = (column: string) => `strpos(${folded(column)}, $${at}) > 0`;
  const begins = (column: string) => `strpos(' ' || ${folded(column)}, ' ' || $${at}) > 0`;
  const shown = sql.shown.map(has).join(' or ');
  const [code = ''] = sql.shown;
  const rank = `case when strpos(${folded(code)}, $${at}) = 1 then 0 when ${sql.shown.map(begins).join(' or ')} then 1 when ${shown} then 2 else 3 end`;
  const hidden = sql.hidden.map((part) => {
    if (typeof part === 'string') return { found: has(part), value: part };
    const rows = `from ${part.of} and ${has(part.column)}`;
    return { found: `exists (select ${rows})`, value: `(select min(${part.column}) ${rows})` };
  });
  const matches = [...sql.shown.map(has), ...hidden.map(({ found }) => found)].join(' or ');
  const cases = hidden.map(({ found, value }) => `when ${found} then ${value}`).join(' ');
  const also = cases === '' ? '' : `, case when ${shown} then null ${cases} end as also`;
  const rows = await db.query<{ total: number } & Record<string, unknown>>(
    `select ${sql.select}${also}, count(*) over () as total from ${sql.from}
     where ${sql.where} and (${matches}) order by ${rank}, ${sql.orderBy} limit $${at + 1}`,
    [...sql.params, foldedKeyword, size],
  );
  return { total: rows[0]?.total ?? 0, items: toWireRows(rows.map(({ total, ...row }) => row)) };
}
