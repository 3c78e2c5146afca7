import { copyUser } from '../account/copy-account';
import { type Db, first } from '../database/db';
import type { Input } from '../http/input';
import { Failure } from '../reply/failure';

/** What belongs to an organisation, by table. Names are constants of the code. */
interface Belongings {
  readonly table: string;
  /** Columns with the id of a row of another table here. */
  readonly refers?: Readonly<Record<string, string>>;
  /** Columns with the id of a user. */
  readonly people?: readonly string[];
  /** Columns with a number that is of one organisation alone. */
  readonly numbers?: readonly string[];
}

/**
 * In the order in which they are locked and refer to each other. Logs, attachments and work in the background stay with
 * the original.
 */
const belongings: readonly Belongings[] = [
  { table: 'warehouse_accounts' },
  { table: 'warehouses' },
  { table: 'areas' },
  { table: 'carrier_groups' },
  { table: 'delivery_rules' },
  { table: 'accounts', people: ['owner_id'] },
  { table: 'product_lines', people: ['manager_id'] },
  { table: 'products', refers: { product_line_id: 'product_lines' } },
  { table: 'sku_matches', refers: { account_id: 'accounts' } },
  { table: 'stock', refers: { product_id: 'products' } },
  { table: 'orders', refers: { account_id: 'accounts' }, people: ['owner_id'], numbers: ['order_no'] },
  { table: 'order_days' },
  { table: 'order_pictures', numbers: ['order_no'] },
  { table: 'sale_returns', refers: { order_id: 'orders' }, numbers: ['return_no'] },
  { table: 'outbound_orders', refers: { order_id: 'orders' }, numbers: ['outbound_no'] },
  { table: 'purchase_orders', people: ['owner_id'], numbers: ['po_no'] },
  { table: 'purchase_lines', refers: { purchase_id: 'purchase_orders' } },
  { table: 'bills', numbers: ['bill_no'] },
  { table: 'tasks', refers: { line_id: 'product_lines' }, numbers: ['task_no'] },
  { table: 'report_tasks', numbers: ['number'] },
  { table: 'labels' },
  { table: 'remind_templates' },
  { table: 'remind_rules', refers: { template_id: 'remind_templates' } },
  {
    table: 'biz_events',
    people: ['source_creator', 'project_agent', 'account_agent', 'service_agent'],
    numbers: ['document_no'],
  },
];

interface Copy {
  readonly source: number;
  readonly target: number;
  /** By the id of an account that was copied, the id of its copy. */
  readonly people: Readonly<Record<string, number>>;
  /** By table, what the id of a copied row is above that of its original. */
  readonly shifts: Map<string, number>;
}

/** The world of a test: an organisation of its own. */
interface World {
  readonly organisation: { readonly id: string; readonly code: string };
  /** The addresses of its accounts, by those that they were made of. */
  readonly accounts: Readonly<Record<string, string>>;
}

/** Makes an organisation with all that the one of an account has, and a copy of each account of it that can sign in. */
export async function copyOrganisation(db: Db, query: Input): Promise<World> {
  const email = query.text('of', { max: 254 });
  return db.transaction(async (tx) => {
    // Two copies at once would take the same ids, and so would a record that is saved meanwhile.
    const tables = ['users', 'organisations', ...belongings.map(({ table }) => table)];
    await tx.query(`lock table ${tables.join(', ')} in share row exclusive mode`);
    const source = (await first(tx.query<{ id: number }>(organisationOf, [email])))?.id;
    if (source === undefined) throw new Failure(10020);
    const made = await first(tx.query<{ id: number; code: string }>(copyRow, [source]));
    if (!made) throw new Failure(10020);
    const accounts: Record<string, string> = {};
    const people: Record<string, number> = {};
    for (const user of await tx.query<{ id: number; email: string }>(accountsOf, [source])) {
      const copy = await copyUser(tx, user.id, { from: source, to: made.id });
      accounts[user.email] = copy.email;
      people[user.id] = copy.id;
    }
    await tx.query(
      'update organisations set owner_id = ($2::jsonb ->> owner_id::text)::bigint where id = $1',
      [made.id, JSON.stringify(people)],
    );
    const copy: Copy = { source, target: made.id, people, shifts: new Map() };
    for (const part of belongings) await copyPart(tx, part, copy);
    await tx.query(copyLabels, [source, copy.shifts.get('orders') ?? 0, copy.shifts.get('labels') ?? 0]);
    await tx.query(readdress, [made.id, JSON.stringify(people)]);
    return { organisation: { id: String(made.id), code: made.code }, accounts };
  });
}

const organisationOf = 'select org_id as id from users where email = $1 and password_hash is not null';

/** Copies of copies would only grow: an account that is one has an id in its address. */
const accountsOf = `
  select id, email from users where org_id = $1 and password_hash is not null and email !~ '\\.\\d+@' order by id`;

const copyRow = `
  insert into organisations (id, code, name_zh, name_en, role_label, status, yqn_bp_id, host_id, logo, owner_id, created_at)
  select next.id, code || '-' || (next.id - 1000000), name_zh, name_en, role_label, status, (7800000 + next.id)::text,
    case when host_id = o.id then next.id else host_id end, logo, owner_id, created_at
  from organisations o, (select max(id) + 1 as id from organisations) as next
  where o.id = $1
  returning id, code`;

const copyLabels = `
  insert into order_labels (order_id, label_id)
  select l.order_id + $2::bigint, l.label_id + $3::bigint
  from order_labels l join orders o on o.id = l.order_id where o.organisation_id = $1`;

/** Rules name people in a list. */
const readdress = `
  update remind_rules set user_ids = coalesce(
    (select string_agg(coalesce($2::jsonb ->> id, id), ',') from unnest(string_to_array(user_ids, ',')) id), '')
  where organisation_id = $1`;

async function copyPart(tx: Db, { table, refers = {}, people = [], numbers = [] }: Belongings, copy: Copy) {
  const columns = (
    await tx.query<{ name: string }>(
      `select column_name as name from information_schema.columns
       where table_schema = current_schema() and table_name = $1 and is_generated = 'NEVER'`,
      [table],
    )
  ).map(({ name }) => name);
  const hasId = columns.includes('id');
  if (hasId) copy.shifts.set(table, await shiftOf(tx, table, copy.source));
  const shifted = (column: string, of: string) => `r.${column} + ${copy.shifts.get(of) ?? 0}`;
  const value = (column: string): string => {
    if (column === 'id') return shifted(column, table);
    if (column === 'organisation_id') return 'given.target';
    if (refers[column]) return shifted(column, refers[column]);
    if (people.includes(column)) {
      return `coalesce((given.people ->> r.${column}::text)::bigint, r.${column})`;
    }
    if (numbers.includes(column)) return `r.${column} || given.suffix`;
    return `r.${column}`;
  };
  await tx.query(
    `with given as (select $1::bigint as source, $2::bigint as target, $3::jsonb as people, $4::text as suffix)
     insert into ${table} (${columns.join(', ')}) select ${columns.map(value).join(', ')}
     from ${table} r join given on r.organisation_id = given.source`,
    [copy.source, copy.target, JSON.stringify(copy.people), String(copy.target - 1_000_000)],
  );
  if (hasId) {
    // Where the database numbers the rows, the next one comes after the copies.
    await tx.query(
      `select setval(name, (select max(id) from ${table})) from pg_get_serial_sequence('${table}', 'id') as name
       where name is not null`,
    );
  }
}

async function shiftOf(tx: Db, table: string, source: number): Promise<number> {
  const row = await first(
    tx.query<{ shift: number }>(
      `select (select max(id) from ${table}) + 1 - coalesce(min(id), 0) as shift from ${table} where organisation_id = $1`,
      [source],
    ),
  );
  return row?.shift ?? 0;
}
