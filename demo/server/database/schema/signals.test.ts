import { afterAll, beforeAll, expect, it } from 'vitest';
import { endSession, sessionOfCookie, startSession } from '../../session/sessions';
import { openTestDatabase, type TestDatabase } from '../../testing-data';
import type { ChannelSubscription } from '../db';

const USER = 2002;
const now = new Date();
const how = { userId: USER, remember: false, way: 'password', ip: '127.0.0.1', agent: 'test' };
const heard: string[] = [];
let database: TestDatabase;
let subscription: ChannelSubscription;

beforeAll(async () => {
  database = await openTestDatabase();
  const received = (payload: string) => heard.push(payload);
  subscription = await database.db.listen('oms_signals', { received, reconnected() {} });
});
afterAll(async () => {
  await subscription.close();
  await database.close();
});

it('backends hear at once of a session that ends or acts as another user', { tags: ['sql'] }, async () => {
  const { db } = database;
  const cookie = await startSession(db, how, now);
  const { id = '' } = (await sessionOfCookie(db, cookie, now)) ?? {};
  await db.query('update sessions set seen_at = $2 where id = $1', [id, now]);
  await db.query('update sessions set acting_as = $2 where id = $1', [id, 2001]);
  await expect.poll(() => heard).toEqual([`access ${USER}`]);
  await endSession(db, id, now);
  await expect.poll(() => heard).toEqual([`access ${USER}`, 'access 2001']);
});
