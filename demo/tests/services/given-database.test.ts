import { services } from '@oms/tools/services';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenDatabase } from '../../daemons/given-database';
import { migrate } from '../../server/database/migrations';
import { openPostgres } from '../../server/database/postgres';
import { databaseNamed, runSql } from '../../server/testing-data';

const { url: server } = services().database;
const name = 'oms_given';
const url = databaseNamed(server, name);

beforeAll(async () => {
  await runSql(server, `drop database if exists ${name}`);
  await runSql(server, `create database ${name}`);
});
afterAll(() => runSql(server, `drop database if exists ${name}`));

test('an empty database is taken, and is empty again after a run', async () => {
  const given = await givenDatabase(url);
  expect(given.version).toMatch(/^\d+\.\d+$/);
  const db = await openPostgres(url);
  await migrate(db, async () => {});
  await db.close();
  await expect(givenDatabase(url)).rejects.toThrow(
    /is not empty: it has public\.\w+, public\.\w+, public\.\w+ and \d+ more\. Make/,
  );
  await given.empty();
  await expect(givenDatabase(url)).resolves.toMatchObject({ url });
});

test('one that somebody has something in is refused, whatever schema and kind that is of', async () => {
  for (const [made, removed] of [
    ['create table "of mine" (id int)', 'drop table "of mine"'],
    ['create schema mine; create sequence mine.ids', 'drop schema mine cascade'],
    ["create function mine() returns int language sql as 'select 1'", 'drop function mine()'],
  ] as const) {
    await runSql(url, made);
    await expect(givenDatabase(url)).rejects.toThrow('is not empty: it has');
    await runSql(url, removed);
  }
  await givenDatabase(url);
});

test('it has to be named', async () => {
  await expect(givenDatabase('')).rejects.toThrow('DATABASE_URL, which is not set');
});
