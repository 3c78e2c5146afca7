import { type Db, first } from '../database/db';
import type { Input } from '../http/input';
import { Failure } from '../reply/failure';

/** Columns of what belongs to one user, by table, but for `user_id` and what the database gives. */
const belongings: Readonly<Record<string, string>> = {
  user_options: 'name, value',
  favourites: 'menu_id, position',
  announcement_reads: 'announcement_id, read_at',
  notices: `organisation_id, type, bizevent_type_id, title_zh, title_en, brief_zh, brief_en, content_zh, content_en,
    url, id_label, src_label, format, created_at, read_at`,
};

const person = `name_zh, name_en, role_label, is_super, password_hash, password_expired, verify_phone,
  phone_proved_at, password_changed_at, last_login_ip, last_login_at, created_at`;

/** An organisation in whose place the copy has another one. */
interface Move {
  readonly from: number;
  readonly to: number;
}

const moved = (column: string, from: string, to: string): string =>
  `case when ${column} = ${from}::bigint then ${to}::bigint else ${column} end`;

const copyUserSql = `
  insert into users (id, email, phone, org_id, ${person})
  select next.id, replace(users.email, '@', '.' || next.id || '@'), '199' || lpad(next.id::text, 8, '0'),
    ${moved('org_id', '$2', '$3')}, ${person}
  from users, (select max(id) + 1 as id from users) as next
  where users.id = $1
  returning id, email`;

const copyAccessSql = `
  insert into user_organisations (user_id, organisation_id)
  select $1, ${moved('organisation_id', '$3', '$4')} from user_organisations where user_id = $2`;

const moveNoticesSql = 'update notices set organisation_id = $3 where user_id = $1 and organisation_id = $2';

/** Makes an account with the password, rights, options and messages of another, and a phone of its own. @returns its address */
export async function copyAccount(db: Db, query: Input): Promise<string> {
  const email = query.text('of', { max: 254 });
  return db.transaction(async (tx) => {
    // Two copies at once would take the same id.
    await tx.query('lock table users in share row exclusive mode');
    const user = await first(tx.query<{ id: number }>('select id from users where email = $1', [email]));
    if (!user) throw new Failure(10020);
    return (await copyUser(tx, user.id)).email;
  });
}

/** In a transaction that has locked the users. */
export async function copyUser(tx: Db, id: number, move?: Move): Promise<{ id: number; email: string }> {
  const { from = null, to = null } = move ?? {};
  const copy = await first(tx.query<{ id: number; email: string }>(copyUserSql, [id, from, to]));
  if (!copy) throw new Failure(10020);
  await tx.query(copyAccessSql, [copy.id, id, from, to]);
  for (const [table, columns] of Object.entries(belongings)) {
    await tx.query(
      `insert into ${table} (user_id, ${columns}) select $1, ${columns} from ${table} where user_id = $2`,
      [copy.id, id],
    );
  }
  if (move) await tx.query(moveNoticesSql, [copy.id, from, to]);
  return copy;
}
