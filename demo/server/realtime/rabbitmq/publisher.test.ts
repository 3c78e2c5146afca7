import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Database } from '../../database/db';
import { Metrics } from '../../operation/metrics';
import { openTestDatabase, type TestDatabase } from '../../testing-data';
import { Arrivals } from '../testing';
import { addListener } from './listeners';
import { Publisher } from './publisher';

let database: TestDatabase;
const users: number[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  for (const { id } of await db.query<{ id: number }>('select id from users order by id limit 2')) {
    users.push(id);
    const now = new Date();
    await db.query(
      `insert into sessions (id, user_id, cookie_hash, created_at, expires_at, way, ip, agent, seen_at)
       values ($1, $2, $1, $3, $4, 'password', '127.0.0.1', 'test', $3)`,
      [randomUUID(), id, now, new Date(now.getTime() + 3_600_000)],
    );
    for (const lang of ['en', 'de']) await addListener(db, { user: String(id), context: '0', lang }, now, 10);
  }
});
afterAll(() => database.close());

/** A broker that takes whatever is sent. @returns the destinations of it, and what cuts all lines */
async function fakeBroker() {
  const sent = new Arrivals<string>();
  const sockets: WebSocket[] = [];
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (socket) => {
    sockets.push(socket);
    socket.on('message', (data) => {
      const [command, ...lines] = String(data).split('\n');
      if (command === 'CONNECT') socket.send('CONNECTED\nversion:1.2\nheart-beat:0,0\n\n\0');
      const destination = lines.find((line) => line.startsWith('destination:'));
      if (command === 'SEND' && destination) sent.add(destination.slice('destination:/topic/'.length));
    });
  });
  await once(server, 'listening');
  const cut = () => {
    for (const socket of sockets.splice(0)) socket.terminate();
  };
  onTestFinished(() => {
    cut();
    server.close();
  });
  const url = new URL(`ws://oms:secret@127.0.0.1:${(server.address() as AddressInfo).port}`);
  return { sent, cut, url };
}

async function publisherAt(url: URL, db: Database = database.db, ahead = 0) {
  const log = new Arrivals<string>();
  const publisher = new Publisher({
    ...{ db, url, clock: () => new Date(Date.now() + ahead) },
    log: { info: (line) => log.add(line), error: (line) => log.add(line) },
  });
  const metrics = new Metrics();
  metrics.watchPublisher(publisher);
  onTestFinished(() => publisher.close());
  await publisher.start();
  return { log, publisher, metrics };
}

it('sends the counts of one user while those of another are being read', async () => {
  const { sent, url } = await fakeBroker();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const [slow, other] = users;
  const db: Database = {
    ...database.db,
    async query(sql, params) {
      if (params?.[0] === slow) await held;
      return database.db.query(sql, params);
    },
  };
  await publisherAt(url, db);
  onTestFinished(() => release());
  await sent.when((key) => key === `notify_stats.${other}.0.de`);
  expect(sent.all).not.toContain(`notify_stats.${slow}.0.en`);
  release();
  await sent.when((key) => key === `notify_stats.${slow}.0.en`);
});

it('says once that its line is lost, and that it is there again, sends all then, and counts it', async () => {
  const { sent, cut, url } = await fakeBroker();
  const { log, metrics } = await publisherAt(url);
  const all = users.flatMap((user) => ['de', 'en'].map((lang) => `notify_stats.${user}.0.${lang}`));
  const hasAll = (times: number) => () =>
    all.every((key) => sent.all.filter((each) => each === key).length === times);
  await sent.when(hasAll(1));
  cut();
  await sent.when(hasAll(2));
  expect(log.all).toEqual([
    'broker: the line to RabbitMQ is lost',
    'broker: the line to RabbitMQ is there again',
  ]);
  await expect.poll(() => metrics.text()).toMatch(/^oms_broker_round_seconds_count 2$/m);
  const text = await metrics.text();
  expect(text).toMatch(/^oms_broker_publishing 1$/m);
  expect(text).toMatch(/^oms_broker_sent_total 8$/m);
  expect(text).toMatch(/^oms_broker_lost_total 1$/m);
});

it('is one of several, also where the clocks of their machines differ', { tags: ['sql'] }, async () => {
  const { url } = await fakeBroker();
  const { publisher: one } = await publisherAt(url);
  const { publisher: other } = await publisherAt(url, database.other, 60_000);
  expect([one.leads, other.leads]).toEqual([true, false]);
  await one.close();
  await expect.poll(() => other.leads, { timeout: 10_000 }).toBe(true);
});
