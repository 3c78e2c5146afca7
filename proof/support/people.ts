import { type Db, first } from '@oms/demo/server/database/db';

/** Whose role, organisations, notices and options each of them gets. */
const LIKE = 'client.admin@oms.test';
/** Rows of a table that each of them gets: a hundred notices are a year's, or a busy month's. */
const MOST = 100;
/** People of one statement: few enough for the time that a statement has. */
const CHUNK = 200;

/** What is copied of each, by table: the columns that differ, by what they are in the copy. */
const BELONGINGS = {
  user_organisations: '',
  user_options: '',
  favourites: '',
  announcement_reads: '',
  notices: ", 'id', nextval(pg_get_serial_sequence('notices', 'id'))",
} as const;

/** Adds people with data like those of an account of the demo; their ids follow the others. */
export async function addPeople(db: Db, count: number): Promise<void> {
  const like = await first(
    db.query<{ id: number; last: number }>(
      'select id, (select max(id) from users) as last from users where email = $1',
      [LIKE],
    ),
  );
  if (!like) throw new Error(`There is no ${LIKE}`);
  for (let from = like.last + 1; from <= like.last + count; from += CHUNK) {
    const ids = [from, Math.min(from + CHUNK - 1, like.last + count)];
    // Lateral: a function whose result is spread out in the list of columns is called for each of them.
    await db.query(
      `insert into users select copy.* from users u, generate_series($2::bigint, $3::bigint) n,
         lateral jsonb_populate_record(u, jsonb_build_object('id', n, 'email', 'load.' || n || '@oms.test',
           'phone', '199' || lpad(n::text, 8, '0'))) copy where u.id = $1`,
      [like.id, ...ids],
    );
    for (const [table, own] of Object.entries(BELONGINGS)) {
      await db.query(
        `insert into ${table} select copy.* from (select * from ${table} where user_id = $1 order by 1 desc limit $4) b,
           generate_series($2::bigint, $3::bigint) n,
           lateral jsonb_populate_record(null::${table}, to_jsonb(b) || jsonb_build_object('user_id', n${own})) copy`,
        [like.id, ...ids, MOST],
      );
    }
  }
}
