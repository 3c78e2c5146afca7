import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillDemoData } from '../seed/fill';
import { columnsOf, contents, MADE_BY_START } from '../testing-contents';
import { openTestDatabase, type TestDatabase } from '../testing-data';
import { type Db, first } from './db';
import { migrate, migrations } from './migrations';

/** What a version before had in a column that is gone, by what became of it. */
const FORMER: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  orders: { remark: 'remark_en' },
  sale_returns: { remark: 'remark_en' },
  remind_templates: { name: `name_zh || ' ' || name_en` },
  remind_rules: { name: `name_zh || ' ' || name_en` },
  purchase_orders: {
    unit_price: `(select l.unit_price from purchase_lines l where l.purchase_id = t.id and l.place = 0)`,
  },
};

/** Rows of one statement. */
const CHUNK = 2_000;

let today: TestDatabase;
beforeAll(async () => {
  today = await openTestDatabase();
});
afterAll(() => today.close());

const fill = (db: Db) => fillDemoData(db, new Date(), () => {});

/** A database of an earlier version, with the rows of today's in the columns that it has. */
async function databaseBefore(name: string | undefined): Promise<TestDatabase> {
  const at = migrations.findIndex((migration) => migration.name === name);
  const old = await openTestDatabase({ empty: true });
  await migrate(old.db, (tx) => fillLike(tx, today.db), migrations.slice(0, at));
  return old;
}

async function fillLike(tx: Db, source: Db): Promise<void> {
  // Neither triggers nor references: rows come table by table.
  await tx.script('set local session_replication_role = replica');
  const [columns, known] = [await columnsOf(tx), await columnsOf(source)];
  for (const [table, names] of columns) {
    const expressionOf = (name: string) =>
      known.get(table)?.has(name) ? `t.${name}` : FORMER[table]?.[name];
    const found = [...names].filter(expressionOf);
    if (MADE_BY_START.includes(table) || found.length === 0) continue;
    const expressions = found.map((name) => `${expressionOf(name)} as ${name}`);
    const taken = found.join(', ');
    const rows = await source.query<{ row: string }>(
      `select to_jsonb(r)::text as row from (select ${expressions.join(', ')} from ${table} t) r`,
    );
    for (let at = 0; at < rows.length; at += CHUNK) {
      const chunk = rows.slice(at, at + CHUNK).map(({ row }) => row);
      await tx.query(
        `insert into ${table} (${taken}) select ${taken} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
        [`[${chunk.join(',')}]`],
      );
    }
  }
  await tx.script('set local session_replication_role = origin');
}

/** Tables, columns with their types and defaults, indexes and triggers. */
const schemaOf = (db: Db): Promise<unknown[]> =>
  db.query(
    `select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || ' ' || coalesce(column_default, '') as said
       from information_schema.columns where table_schema = 'public'
     union select indexdef from pg_indexes where schemaname = 'public'
     union select tgrelid::regclass || ' ' || tgname from pg_trigger where not tgisinternal
     order by said`,
  );

describe('a database of the version before, with the data of a company', () => {
  it('has the rows and the schema of a new one after two processes have started at once', {
    tags: ['sql'],
  }, async () => {
    const old = await databaseBefore(migrations.at(-1)?.name);
    await Promise.all([migrate(old.db, fill), migrate(old.other, fill)]);
    expect(await schemaOf(old.db)).toEqual(await schemaOf(today.db));
    expect(await contents(old.db)).toEqual(await contents(today.db));
    await old.close();
  });

  it('is as it was after a migration that was interrupted, and can be migrated then', {
    tags: ['sql'],
  }, async () => {
    const old = await databaseBefore('022-bilingual-texts');
    const before = [await schemaOf(old.db), await contents(old.db)];
    const broken = { name: '999-broken', sql: 'drop table usage_events; select 1 / 0' };
    await expect(migrate(old.db, fill, [...migrations, broken])).rejects.toThrow('division by zero');
    expect([await schemaOf(old.db), await contents(old.db)]).toEqual(before);
    await migrate(old.db, fill);
    expect(await schemaOf(old.db)).toEqual(await schemaOf(today.db));
    expect(await contents(old.db)).toEqual(await contents(today.db));
    await old.close();
  });

  it('has a line for the one product that each purchase had', { tags: ['sql'] }, async () => {
    const old = await databaseBefore('019-purchase-lines');
    await migrate(old.db, fill);
    const unlike = await old.db.query(
      `select p.id from purchase_orders p left join purchase_lines l on l.purchase_id = p.id and l.place = 0
         and l.sku = p.sku and l.quantity = p.quantity where l.id is null`,
    );
    expect(unlike).toEqual([]);
    expect(await schemaOf(old.db)).toEqual(await schemaOf(today.db));
    await old.close();
  });
});

it('has no limit of time while a large table changes, nor for who waits for that', {
  tags: ['sql'],
}, async () => {
  let limit: string | undefined;
  await migrate(today.db, async (tx) => {
    limit = (await first(tx.query<{ statement_timeout: string }>('show statement_timeout')))
      ?.statement_timeout;
  });
  expect(limit).toBe('0');
});
