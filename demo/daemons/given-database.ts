import pg from 'pg';

/** A database of whoever measures, for what a run puts into it. */
export interface GivenDatabase {
  readonly url: string;
  readonly version: string;
  /** Removes what a run has made. */
  empty(): Promise<void>;
}

/**
 * The database of DATABASE_URL.
 * @throws where there is none, or it has a table or a function: a run removes all of these at its end, and they might
 * be somebody's
 */
export async function givenDatabase(url = process.env.DATABASE_URL): Promise<GivenDatabase> {
  if (!url) throw new Error('--database measures the database of DATABASE_URL, which is not set.');
  const { version, found } = await withClient(url, async (client) => ({
    version: String((await client.query('show server_version')).rows[0]?.server_version).split(' ')[0] ?? '',
    found: await contentsOf(client),
  }));
  if (found.length > 0) {
    const names = found.slice(0, 3).map(({ name }) => name);
    const more = found.length > 3 ? ` and ${found.length - 3} more` : '';
    throw new Error(
      `The database of DATABASE_URL is not empty: it has ${names.join(', ')}${more}. Make a new one for the run, which removes all at its end.`,
    );
  }
  return {
    url,
    version,
    empty: () =>
      withClient(url, async (client) => {
        for (const { kind, name } of await contentsOf(client)) {
          // What belongs to a table has gone with it.
          await client.query(`drop ${kind} if exists ${name} cascade`);
        }
      }),
  };
}

interface Content {
  /** As `drop` calls it. */
  readonly kind: string;
  readonly name: string;
}

/** What is in any schema but the system's, tables first; what an extension has brought is its own. */
async function contentsOf(client: pg.Client): Promise<readonly Content[]> {
  const { rows } = await client.query<Content>(`
    select kind, name from (
      select case c.relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence'
             when 'f' then 'foreign table' else 'table' end as kind,
             format('%I.%I', n.nspname, c.relname) as name, c.oid, 'pg_class'::regclass as class, n.nspname
        from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind in ('r', 'p', 'v', 'm', 'S', 'f')
      union all
      select 'routine', format('%I.%I(%s)', n.nspname, p.proname, pg_get_function_identity_arguments(p.oid)), p.oid,
             'pg_proc'::regclass, n.nspname
        from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    ) content
    where nspname not like 'pg\\_%' and nspname <> 'information_schema'
      and not exists (select from pg_depend d where d.classid = class and d.objid = content.oid and d.deptype = 'e')
    order by kind <> 'table', name`);
  return rows;
}

async function withClient<Result>(url: string, use: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
