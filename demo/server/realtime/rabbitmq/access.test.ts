import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { demoHosts } from '../../../hosts';
import { bindTo } from '../../../support/listen';
import type { Db } from '../../database/db';
import { Gate } from '../../load/gate';
import { openTokens, type Tokens } from '../../session/tokens';
import { openTestDatabase, type TestDatabase } from '../../testing-data';
import { brokerAccess, startBrokerAccess } from './access';

const secret = 'a-secret-of-both';
const listenersPerUser = 3;

let database: TestDatabase;
let tokens: Tokens;
let user: string;
let own: number;
let closed: number;
beforeAll(async () => {
  database = await openTestDatabase();
  tokens = await openTokens(database.db);
  const [person] = await database.db.query<{ id: number; org_id: number }>(
    `select id, org_id from users where email = 'client.admin@oms.test'`,
  );
  [user, own] = [String(person!.id), person!.org_id];
  const [other] = await database.db.query<{ id: number }>(
    'select id from organisations where id not in (select organisation_id from user_organisations where user_id = $1) limit 1',
    [user],
  );
  closed = other!.id;
});
afterAll(() => database.close());

const wide = () => new Gate({ atWork: 2, waiting: 10, longestWait: 60_000 });

function stage(db: Db = database.db, gate = wide()) {
  const time = { now: Date.now() };
  const log: string[] = [];
  const app: FastifyInstance = brokerAccess({
    ...{ db, tokens, secret, gate, listenersPerUser },
    clock: () => new Date(time.now),
    log: (line) => log.push(line),
  });
  onTestFinished(() => app.close());
  const ask = async (path: string, question: Record<string, string>, known = secret) => {
    const { statusCode, body } = await app.inject({
      method: 'POST',
      url: `/${known}/${path}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(question).toString(),
    });
    return statusCode === 200 ? body : statusCode;
  };
  const subscribe = (context: number | string, lang: string, known?: string, whose = user) =>
    ask(
      'topic',
      {
        ...{ username: user, resource: 'topic', name: 'amq.topic', permission: 'read', vhost: '/' },
        routing_key: `notify_stats.${whose}.${context}.${lang}`,
      },
      known,
    );
  return { ask, subscribe, time, log };
}

async function rows(): Promise<string[]> {
  const found = await database.db.query<{ row: string }>(
    `select context || ' ' || lang as row from broker_listeners where user_id = $1 order by until`,
    [user],
  );
  return found.map(({ row }) => row);
}

it('answers nobody who does not know the secret, and notes nothing for them', async () => {
  const { ask, subscribe } = stage();
  for (const known of ['', 'another', `${secret}x`, secret.slice(1)]) {
    expect(await subscribe(0, 'en', known)).toBe(404);
    expect(await ask('vhost', { vhost: '/' }, known)).toBe(404);
  }
  expect(await rows()).toEqual([]);
  expect(await ask('vhost', { vhost: '/' })).toBe('allow');
});

it('lets a user hear of organisations that the user may see, in languages that there are', async () => {
  const { subscribe, log } = stage();
  for (const [context, lang] of [
    [closed, 'en'],
    ['1234567890123456', 'en'],
    ['9999999999999999', 'en'],
    ['00', 'en'],
    [0, 'xx'],
    [0, 'abcdefgh'],
    [0, '-'.repeat(5)],
  ] as const)
    expect(await subscribe(context, lang), `${context} ${lang}`).toBe('deny');
  expect(await subscribe(0, 'en', secret, '1')).toBe('deny');
  expect(await rows()).toEqual([]);
  expect(await subscribe(0, 'zh-CN')).toBe('allow');
  expect(await subscribe(own, 'de')).toBe('allow');
  expect((await rows()).toSorted()).toEqual(['0 zh-CN', `${own} de`]);
  expect(log).toEqual([]);
});

it('serves as many subscriptions of a user as the limit says: the last ones', async () => {
  const { subscribe, time } = stage();
  for (const lang of ['en', 'fr', 'it', 'en', 'pl', 'sv']) {
    time.now += 1_000;
    expect(await subscribe(0, lang)).toBe('allow');
  }
  expect(await rows()).toEqual(['0 en', '0 pl', '0 sv']);
});

it('asks the database so many questions at once as the gate lets through, and denies what has no place', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let asked = 0;
  const slow: Db = {
    ...database.db,
    async query(sql, params) {
      asked += 1;
      await held;
      return database.db.query(sql, params);
    },
  };
  const { subscribe, log } = stage(slow, new Gate({ atWork: 1, waiting: 1, longestWait: 60_000 }));
  const first = [subscribe(0, 'en'), subscribe(0, 'de')];
  await expect.poll(() => asked).toBe(1);
  // Nothing waits for the database while it has its places.
  expect(await subscribe(0, 'fr')).toBe('deny');
  release();
  expect(await Promise.all(first)).toEqual(['allow', 'allow']);
  expect(log).toEqual([]);
});

it.each([
  [undefined, '127.0.0.1', '127.0.0.2'],
  ['127.0.0.2', '127.0.0.2', '127.0.0.1'],
])('is asked at the loopback address unless another is said: %s', async (said, there, elsewhere) => {
  const { brokerAccess: address } = demoHosts(24_560);
  bindTo('0.0.0.0');
  onTestFinished(() => bindTo(undefined));
  const deps = { db: database.db, tokens, secret, gate: wide(), listenersPerUser };
  const access = await startBrokerAccess({ ...deps, clock: () => new Date(), log: () => {} }, address, said);
  onTestFinished(() => access.close());
  const ask = (host: string) =>
    fetch(`http://${host}:${address.port}/${secret}/vhost`, {
      method: 'POST',
      body: new URLSearchParams({ vhost: '/' }),
    }).then((response) => response.text());
  expect(await ask(there)).toBe('allow');
  await expect(ask(elsewhere)).rejects.toThrow();
});
