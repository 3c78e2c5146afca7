import { type Db, first } from '@oms/demo/server/database/db';
import { Input } from '@oms/demo/server/http/input';
import { copyOrganisation } from '@oms/demo/server/organisations/copy-organisation';

/** Stands in every text of the victim's. */
export const MARK = 'qzforeignqz';

export const ADMIN = 'client.admin@oms.test';
export const MEMBER = 'client.member@oms.test';

/** An organisation with data and accounts of its own. */
export interface World {
  readonly id: string;
  /** The address of the account that was made of a seeded one. */
  account(of: string): string;
  /** Table → ids of the newest rows. */
  readonly ids: Readonly<Record<string, readonly string[]>>;
}

/** Three like each other: one is attacked, by the people of another one; in the third people do the same to what is theirs. */
export interface Worlds {
  readonly victim: World;
  readonly attacker: World;
  readonly control: World;
}

export async function makeWorlds(db: Db): Promise<Worlds> {
  const [victim, attacker, control] = [await makeWorld(db), await makeWorld(db), await makeWorld(db)];
  for (const { id } of [victim, control]) await markTexts(db, id);
  return { victim, attacker, control };
}

async function makeWorld(db: Db): Promise<World> {
  const { organisation, accounts } = await copyOrganisation(db, new Input({ of: ADMIN }));
  const ids: Record<string, string[]> = {};
  for (const { table, where, hasId } of await ownTables(db)) {
    if (!hasId) continue;
    const rows = await db.query<{ id: string }>(
      `select t.id::text as id from ${table} t where ${where} order by t.id desc limit 3`,
      [organisation.id],
    );
    ids[table] = rows.map(({ id }) => id);
  }
  return {
    id: organisation.id,
    ids,
    account(of) {
      const email = accounts[of];
      if (!email) throw new Error(`no account was made of ${of}`);
      return email;
    },
  };
}

interface OwnTable {
  readonly table: string;
  /** Condition on the alias `t`, with the organisation as $1. */
  readonly where: string;
  readonly hasId: boolean;
}

const peopleOf = '(select id from users where org_id = $1::bigint)';

/** Sessions come and go with those who sign in; what a key has done once is of its user. */
const PASSING = ['sessions', 'sign_ins', 'sign_in_flows', 'idempotency_keys'];

/** The tables with rows of an organisation, or of its people. */
async function ownTables(db: Db): Promise<OwnTable[]> {
  const columns = await db.query<{ table: string; name: string }>(
    `select table_name as "table", column_name as name from information_schema.columns
     where table_schema = current_schema() and column_name in ('organisation_id', 'user_id', 'id')`,
  );
  const has = (table: string, name: string) =>
    columns.some((column) => column.table === table && column.name === name);
  const tables = [...new Set(columns.map(({ table }) => table))].filter((table) => !PASSING.includes(table));
  return tables
    .toSorted()
    .map((table) => ({ table, hasId: has(table, 'id'), where: whereOf(table) }))
    .filter(({ where }) => where !== '');

  function whereOf(table: string): string {
    if (table === 'organisations') return 't.id = $1::bigint';
    if (table === 'users') return 't.org_id = $1::bigint';
    if (has(table, 'organisation_id')) return 't.organisation_id = $1::bigint';
    return has(table, 'user_id') ? `t.user_id in ${peopleOf}` : '';
  }
}

/** Texts that people read. Numbers and codes stay: others refer to them. */
const READ = '(title|name|remark|content|brief|description|recipient|supplier|error|question|body)';

/** Puts the mark into every text of an organisation. */
async function markTexts(db: Db, organisation: string): Promise<void> {
  for (const { table, where } of await ownTables(db)) {
    const columns = await db.query<{ name: string }>(
      `select column_name as name from information_schema.columns
       where table_schema = current_schema() and table_name = $1 and data_type = 'text' and is_generated = 'NEVER'
         and column_name ~ $2 and column_name !~ 'country|state|city|postcode|phone|email'`,
      [table, READ],
    );
    if (columns.length === 0) continue;
    const set = columns.map(({ name }) => `${name} = ${name} || '${MARK}'`).join(', ');
    await db.query(`update ${table} t set ${set} where ${where}`, [organisation]);
  }
}

/** Who signs in changes these of the own account; and the service marks the events of the copy as seen to. */
const BY_ITSELF = [
  ...['last_login_ip', 'last_login_at', 'current_login_ip', 'current_login_at', 'lang'],
  'handled_at',
];

/** Table → a digest of what it has of the organisation. */
export async function digests(db: Db, organisation: string): Promise<ReadonlyMap<string, string>> {
  const all = new Map<string, string>();
  for (const { table, where } of await ownTables(db)) {
    const row = await first(
      db.query<{ digest: string }>(
        `select count(*) || ' rows, ' || md5(coalesce(string_agg(line, ',' order by line), '')) as digest
         from (select (to_jsonb(t) - $2::text[])::text as line from ${table} t where ${where}) lines`,
        [organisation, BY_ITSELF],
      ),
    );
    all.set(table, row?.digest ?? '');
  }
  return all;
}

/** The tables whose digests differ. */
export const changed = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] =>
  [...before.keys()].filter((table) => before.get(table) !== after.get(table));
