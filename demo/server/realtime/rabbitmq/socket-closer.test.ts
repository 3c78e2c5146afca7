import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing-data';
import { Arrivals } from '../testing';
import { SocketCloser } from './socket-closer';

/** Later than all sessions of the demo's data. */
const start = Date.now() + 1_000 * 86_400_000;

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** A closer with a management whose answers each test gives. */
async function stage(answer: (response: ServerResponse) => void) {
  const asked = new Arrivals<string>();
  const management: Server = createServer(({ method, url, headers }, response) => {
    asked.add(`${method} ${url} ${Buffer.from(String(headers.authorization).slice(6), 'base64')}`);
    answer(response);
  }).listen(0, '127.0.0.1');
  await once(management, 'listening');
  const { port } = management.address() as AddressInfo;
  const log: string[] = [];
  const time = { now: start };
  const closer = new SocketCloser({
    db: database.db,
    clock: () => new Date(time.now),
    log: (line) => log.push(line),
    url: new URL(`http://closer:p%40ss@127.0.0.1:${port}`),
  });
  onTestFinished(async () => {
    await closer.stop();
    management.close();
  });
  return { asked, closer, log, time };
}

const done = (response: ServerResponse) => response.writeHead(204).end();

it('asks again where management has not done it, says so once, and then closes those of the others', async () => {
  const answers = [500, 401, 204, 204];
  const { asked, closer, log } = await stage((response) => response.writeHead(answers.shift() ?? 404).end());
  closer.close([7, 8]);
  await asked.when(() => asked.all.length === 4);
  const users = asked.all.map((line) => /username\/(\d+) closer:p@ss$/.exec(line)?.[1]);
  expect(new Set(users.slice(2))).toEqual(new Set(['7', '8']));
  expect(log).toEqual(['broker: sockets of users are not closed: Error: management answers 500']);
});

it('asks once more for a user of whom another session ends while it asks', async () => {
  const { asked, closer } = await stage((response) => {
    if (asked.all.length === 1) closer.close([7]);
    done(response);
  });
  closer.close([7]);
  await asked.when(() => asked.all.length === 2);
  expect(new Set(asked.all)).toEqual(new Set(['DELETE /api/connections/username/7 closer:p@ss']));
});

it('closes the sockets of sessions that expire, once, and of those that have ended unheard', async () => {
  const { asked, closer, time } = await stage(done);
  const [expires, ends, lasts] = await database.db.query<{ id: number }>(
    'select id from users order by id limit 3',
  );
  const add = (user: number, expiresIn: number, endedIn: number | null) =>
    database.db.query(
      `insert into sessions (id, user_id, cookie_hash, created_at, expires_at, ended_at, way, ip, agent, seen_at)
       values ($1, $2, $1, $3, $4, $5, 'password', '127.0.0.1', 'test', $3)`,
      [
        randomUUID(),
        user,
        new Date(start - 60_000),
        new Date(start + expiresIn),
        endedIn === null ? null : new Date(start + endedIn),
      ],
    );
  await add(expires!.id, 5_000, null);
  await add(ends!.id, 3_600_000, 6_000);
  await add(lasts!.id, 3_600_000, null);
  time.now = start + 20_000;
  await closer.lookForExpired();
  await asked.when((line) => line.includes(`/${expires!.id} `));
  time.now = start + 40_000;
  await closer.lookForExpired();
  await closer.lookForEnded(40_000);
  await asked.when((line) => line.includes(`/${ends!.id} `));
  await closer.stop();
  expect(asked.all).toHaveLength(2);
});
