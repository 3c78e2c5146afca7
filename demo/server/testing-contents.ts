import { type Db, first } from './database/db';

/** Made again by each start of a backend. */
export const MADE_BY_START: readonly string[] = ['migrations'];

/** By table, the names of its columns. */
export async function columnsOf(db: Db): Promise<Map<string, Set<string>>> {
  const rows = await db.query<{ table: string; columns: string }>(
    `select table_name as table, string_agg(column_name, ',') as columns from information_schema.columns
     where table_schema = 'public' and is_generated = 'NEVER' group by table_name order by table_name`,
  );
  return new Map(rows.map(({ table, columns }) => [table, new Set(columns.split(','))]));
}

/** By table, what it holds: how many rows, and a sum of all that is in them. */
export async function contents(db: Db): Promise<Record<string, unknown>> {
  const all: Record<string, unknown> = {};
  for (const [table, names] of await columnsOf(db)) {
    if (MADE_BY_START.includes(table)) continue;
    const columns = [...names].sort().join(', ');
    all[table] = await first(
      db.query(
        `select count(*)::int as rows, md5(coalesce(string_agg(md5(to_jsonb(r)::text), '' order by md5(to_jsonb(r)::text)), '')) as sum
         from (select ${columns} from ${table}) r`,
      ),
    );
  }
  return all;
}
