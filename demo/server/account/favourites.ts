import type { Service } from '../http/service';
import { invalid } from '../reply/failure';

/** The largest number of favourites of one user. */
const maxFavourites = 200;

/** The user's favourite menu entries, in the user's order. */
export function favourites(userCentre: Service): void {
  const { db } = userCentre.deps;
  userCentre.secured('GET', '/api/v1/UcUserFavMenu/findAll', async ({ user }) => {
    const rows = await db.query<{ menu_id: number }>(
      'select menu_id from favourites where user_id = $1 order by position',
      [user.id],
    );
    return rows.map((row) => String(row.menu_id));
  });
  userCentre.write('/api/v1/UcUserFavMenu/saveAll', async (tx, { user, body }) => {
    const ids = body.ids('resourceIds', { max: maxFavourites });
    const joined = ids.join(',');
    const known = await tx.query(
      `select id from menus where id = any(string_to_array($1::text, ',')::bigint[])`,
      [joined],
    );
    // Two parallel calls would both insert; this lock makes the second one wait.
    await tx.query('select id from users where id = $1 for update', [user.id]);
    if (known.length !== ids.length) throw invalid('resourceIds');
    await tx.query('delete from favourites where user_id = $1', [user.id]);
    await tx.query(
      `insert into favourites (user_id, menu_id, position)
       select $1, id::bigint, position::int
       from unnest(string_to_array($2::text, ',')) with ordinality as list(id, position)`,
      [user.id, joined],
    );
    return ids.map(String);
  });
}
