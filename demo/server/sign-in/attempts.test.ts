import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from '../database/db';
import { openTestDatabase, type TestDatabase } from '../testing-data';
import { countAttempt } from './attempts';

let database: TestDatabase;
const now = new Date();
const sixMinutesLater = new Date(now.getTime() + 6 * 60_000);

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const attempt = (account: string, address: string, at = now, db: Db = database.db) =>
  countAttempt(db, account, address, at);

const fail = async (account: string, address: string) => (await attempt(account, address)).failed();

it('takes attempts under way for no failures of their address', { tags: ['sql'] }, async () => {
  const office = '192.0.2.1';
  const all = await Promise.all(Array.from({ length: 80 }, (_, at) => attempt(`person${at}`, office)));
  for (const one of all) await one.succeeded();
  await (await attempt('last', office)).succeeded();
});

it('shuts out those alone, of an address with many failures, who have never signed in from it', async () => {
  const [office, email] = ['192.0.2.2', 'client.admin@oms.test'];
  await database.db.query(
    `insert into sign_ins (user_id, at, ip, agent, way, succeeded)
     select id, $2, $3, '', 'password', true from users where email = $1`,
    [email, now, office],
  );
  for (let at = 0; at < 60; at++) expect(await fail(`nobody${at}`, office)).toBeUndefined();
  await expect(attempt('client.member@oms.test', office)).rejects.toMatchObject({ code: 10002 });
  await (await attempt(email, office)).succeeded();
  // What is said of a wrong password is what those hear who have no try.
  for (let tries = 0; tries < 5; tries++) expect(await fail(email, office)).toMatchObject({ code: 10002 });
  await expect(attempt(email, office)).rejects.toMatchObject({ code: 10002 });
  await expect(attempt(email, office, sixMinutesLater)).resolves.toBeDefined();
});

it('gives five tries with an account, also to those that come at once to several backends', {
  tags: ['sql'],
}, async () => {
  const from = (db: Db) => Array.from({ length: 6 }, () => attempt('newcomer', '192.0.2.3', now, db));
  const all = await Promise.allSettled([...from(database.db), ...from(database.other)]);
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
});

it('has one connection for all attempts with an account that wait for each other', async () => {
  let [open, most] = [0, 0];
  const db: Db = {
    ...database.db,
    transaction: async (work) => {
      open += 1;
      most = Math.max(most, open);
      return database.db.transaction(work).finally(() => {
        open -= 1;
      });
    },
  };
  await Promise.allSettled(Array.from({ length: 9 }, () => attempt('crowd', '192.0.2.4', now, db)));
  expect(most).toBe(1);
});
