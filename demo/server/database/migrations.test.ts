import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contents } from '../testing-contents';
import { openTestDatabase, type TestDatabase } from '../testing-data';
import { type Db, first } from './db';
import { type Migration, migrate, migrations } from './migrations';

/**
 * A little schema of two versions: a parcel had one product and a remark in one language, now it has several and both
 * languages.
 */
const VERSION_1: readonly Migration[] = [
  {
    name: '001-parcels',
    sql: `
      create table parcels (id bigint primary key, sku text not null, quantity int not null, remark text not null);
      create index on parcels (sku);`,
  },
];
const VERSION_2: readonly Migration[] = [
  ...VERSION_1,
  {
    name: '002-parcel-lines',
    sql: `
      create table parcel_lines (
        parcel_id bigint not null references parcels on delete cascade, place int not null, sku text not null, quantity int not null,
        primary key (parcel_id, place));
      insert into parcel_lines select id, 0, sku, quantity from parcels;
      alter table parcels drop column sku, drop column quantity,
        add column remark_zh text not null default '', add column remark_en text not null default '';
      update parcels set remark_zh = case remark when 'Fragile' then '易碎' else remark end, remark_en = remark;
      alter table parcels drop column remark;`,
  },
];

const ROWS = 2_000;

const fillVersion1 = async (tx: Db) => {
  await tx.query(
    `insert into parcels select n, 'SKU' || n % 70, n % 9 + 1, case n % 3 when 0 then 'Fragile' when 1 then 'Ring twice' else '' end
     from generate_series(1, $1::int) n`,
    [ROWS],
  );
};
const fillVersion2 = async (tx: Db) => {
  if (await first(tx.query('select id from parcels limit 1'))) return;
  await tx.query(
    `insert into parcels (id, remark_zh, remark_en)
     select n, case n % 3 when 0 then '易碎' when 1 then 'Ring twice' else '' end,
       case n % 3 when 0 then 'Fragile' when 1 then 'Ring twice' else '' end from generate_series(1, $1::int) n`,
    [ROWS],
  );
  await tx.query(
    `insert into parcel_lines select n, 0, 'SKU' || n % 70, n % 9 + 1 from generate_series(1, $1::int) n`,
    [ROWS],
  );
};

/** A new database of version 2, with its rows. */
let newState: Awaited<ReturnType<typeof stateOf>>;
let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase({ empty: true });
  await migrate(database.db, fillVersion2, VERSION_2);
  newState = await stateOf(database.db);
});
beforeEach(() => database.db.script('drop schema public cascade; create schema public'));
afterAll(() => database.close());

/** Tables, columns with their types and defaults, indexes and triggers; and the rows. */
const stateOf = async (db: Db) => ({
  schema: await db.query(
    `select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || ' ' || coalesce(column_default, '') as said
       from information_schema.columns where table_schema = 'public'
     union select indexdef from pg_indexes where schemaname = 'public'
     union select tgrelid::regclass || ' ' || tgname from pg_trigger where not tgisinternal
     order by said`,
  ),
  rows: await contents(db),
  done: await db.query('select name from migrations order by name'),
});

describe('a filled database of the version before', { tags: ['sql'] }, () => {
  beforeEach(() => migrate(database.db, fillVersion1, VERSION_1));

  it('has the rows and the schema of a new one after two processes have started at once', async () => {
    const old = database;
    await Promise.all([old.db, old.other].map((db) => migrate(db, fillVersion2, VERSION_2)));
    expect(await stateOf(old.db)).toEqual(newState);
  });

  it('is as it was after a migration that was interrupted, and can be migrated then', async () => {
    const old = database;
    const before = await stateOf(old.db);
    const broken = { name: '999-broken', sql: 'drop table parcel_lines; select 1 / 0' };
    await expect(migrate(old.db, fillVersion2, [...VERSION_2, broken])).rejects.toThrow('division by zero');
    expect(await stateOf(old.db)).toEqual(before);
    await migrate(old.db, fillVersion2, VERSION_2);
    expect(await stateOf(old.db)).toEqual(newState);
  });

  it('is as it was after rows that could not be added', async () => {
    const old = database;
    const before = await stateOf(old.db);
    const full = () => Promise.reject(new Error('No room'));
    await expect(migrate(old.db, full, VERSION_2)).rejects.toThrow('No room');
    expect(await stateOf(old.db)).toEqual(before);
  });
});

describe('the database of the demo', { tags: ['sql'] }, () => {
  it('has had every migration, and has none a second time', async () => {
    const { db } = database;
    await migrate(db, async () => {});
    const before = await stateOf(db);
    expect(before.done).toEqual(migrations.map(({ name }) => ({ name })));
    await migrate(db, async () => {});
    expect(await stateOf(db)).toEqual(before);
  });

  it('stays as it is where the last of the steps that the schema replaces has been done', async () => {
    const { db } = database;
    await db.script(`
      create table migrations (name text primary key, at timestamptz default now());
      insert into migrations (name) values ('023-retention'), ('024-broker')`);
    const before = await stateOf(db);
    await migrate(db, async () => {});
    expect(await stateOf(db)).toEqual(before);
  });

  it('has no limit of time while a large table changes, nor for who waits for that', async () => {
    const { db } = database;
    let limit: string | undefined;
    await migrate(db, async (tx) => {
      limit = (await first(tx.query<{ statement_timeout: string }>('show statement_timeout')))
        ?.statement_timeout;
    });
    expect(limit).toBe('0');
  });
});
