import { expect, it } from 'vitest';
import type { Database, Listener } from '../database/db';
import { Failure } from '../reply/failure';
import { type Connection, errorsDestination, type Member, statsDestination } from './connection';
import { Hub } from './hub';
import { defaultLimits } from './limits';
import { Arrivals } from './testing';

/** A hub with a database whose rows each test sets. */
async function stage() {
  let listener: Listener | undefined;
  const database = { answer: (_sql: string): unknown[] => [], asked: [] as string[] };
  const db = {
    query: async (sql: string) => {
      database.asked.push(sql);
      return database.answer(sql);
    },
    listen: async (_channel: string, given: Listener) => {
      listener = given;
      return { alive: true, close: async () => {} };
    },
  } as unknown as Database;
  const log: string[] = [];
  const hub = new Hub(
    { db, tokens: undefined as never, clock: () => new Date(), log: (line) => log.push(line) },
    { ...defaultLimits, pushInterval: 1, retryDelay: 1 },
  );
  await hub.listen();
  const join = (user: number, contextId: number) => {
    const pushed = new Arrivals<{ destination: string; body: unknown }>();
    const refused = new Arrivals<Failure>();
    const connection = {
      push: (destination: string, body: unknown) => pushed.add({ destination, body }),
      refuse: (failure: Failure) => refused.add(failure),
      sweep: () => {},
    } as unknown as Connection;
    hub.joined(connection, { user: { id: user, sessionId: `s${user}` }, contextId, lang: 'en' } as Member);
    return { pushed, refused };
  };
  return { hub, database, log, join, tell: (payload: string) => listener?.received(payload) };
}

const sound = (sql: string) => {
  if (sql.includes('from sessions')) return [{ id: 's1', expired: false }];
  return sql.includes('from organisations') ? [{ id: 7, roleLabel: 'CLIENT' }] : [];
};

it('reports a database that does not answer on the errors’ queue, and retries until it does', async () => {
  const { hub, database, join, tell } = await stage();
  database.answer = sound;
  const { pushed } = join(1, 7);
  database.answer = () => {
    throw new Failure(503);
  };
  tell('notices 1');
  const error = await pushed.when(({ destination }) => destination === errorsDestination);
  expect(error.body).toEqual({ code: 503, message: 'The service is busy. Try again later' });
  database.answer = sound;
  await pushed.when(({ destination }) => destination === statsDestination);
  await hub.close();
});

it('logs a fault of its own', async () => {
  const { hub, database, log, join, tell } = await stage();
  const { pushed } = join(1, 7);
  database.answer = () => {
    throw new TypeError('slip');
  };
  tell('notices 1');
  const { body } = await pushed.when();
  expect(body).toMatchObject({ code: 500 });
  expect(log[0]).toContain('slip');
  await hub.close();
});

it('counts once for each organisation of a user, however many connections', async () => {
  const { hub, database, join, tell } = await stage();
  database.answer = sound;
  const members = [join(1, 7), join(1, 7), join(1, 8), join(1, 7)];
  tell('notices 1');
  await Promise.all(members.map(({ pushed }) => pushed.when()));
  expect(database.asked.filter((sql) => sql.includes('from organisations'))).toHaveLength(2);
  await hub.close();
});

it('ends connections for an organisation that was taken from the user', async () => {
  const { hub, database, join, tell } = await stage();
  database.answer = (sql) => (sql.includes('from organisations') ? [] : sound(sql));
  const { pushed, refused } = join(1, 7);
  tell('notices 1');
  expect((await refused.when()).code).toBe(403);
  expect(pushed.all).toEqual([]);
  await hub.close();
});

it('ignores unknown notifications', async () => {
  const { hub, database, join, tell } = await stage();
  database.answer = sound;
  const { pushed } = join(1, 7);
  for (const payload of ['', 'notices', 'notices 2', 'orders 1', 'notices 1; drop', '{"user":1}'])
    tell(payload);
  tell('announcements *');
  await pushed.when();
  expect(pushed.all).toHaveLength(1);
  await hub.close();
});
