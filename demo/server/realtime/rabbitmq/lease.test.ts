import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing-data';
import { claim } from './lease';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const owners = [randomUUID(), randomUUID()] as const;

it('is of one process, which keeps it, until its time by the clock of the database is over', {
  tags: ['sql'],
}, async () => {
  const { db, other } = database;
  expect(await claim(db, owners[0], 60_000)).toBe(true);
  expect(await claim(other, owners[1], 60_000)).toBe(false);
  expect(await claim(db, owners[0], 60_000)).toBe(true);
  const [row] = await db.query<{ seconds: number }>(
    `select extract(epoch from left(value, 24)::timestamptz - clock_timestamp())::float as seconds
     from settings where name = 'broker-publisher'`,
  );
  expect(row?.seconds).toBeGreaterThan(0);
  expect(row?.seconds).toBeLessThanOrEqual(60);
  expect(await claim(db, owners[0], -1)).toBe(true);
  expect(await claim(other, owners[1], 60_000)).toBe(true);
});
