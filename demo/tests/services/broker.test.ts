import { once } from 'node:events';
import { services } from '@oms/tools/services';
import { Client } from '@stomp/stompjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type Cluster, startCluster } from '../../cluster/cluster';
import { type Account, makeAccount, makeNotice, signIn } from '../../cluster/testing/accounts';
import { openSockets } from '../../cluster/testing/sockets';
import { newTally } from '../../cluster/testing/tally';
import { demoHosts, urlsOf } from '../../hosts';
import { Arrivals } from '../../server/realtime/testing';
import { databaseNamed, runSql } from '../../server/testing-data';
import { within } from '../../support/until';

const portBase = 25_200;
const database = 'oms_broker';
const { url } = services().database;
const urls = urlsOf(demoHosts(portBase));

let cluster: Cluster;
let one: Account;
let other: Account;
let third: Account;

beforeAll(async () => {
  await runSql(url, `drop database if exists ${database}`);
  await runSql(url, `create database ${database}`);
  cluster = await startCluster({
    ...{ portBase, processes: 2, databaseUrl: databaseNamed(url, database), rabbitmq: true },
    env: { DEMO_LIVELY: '0' },
  });
  [one, other, third] = await Promise.all([makeAccount(urls), makeAccount(urls), makeAccount(urls)]);
});
afterAll(async () => {
  await cluster?.close();
  await runSql(url, `drop database if exists ${database}`);
});

/** What RabbitMQ says to who connects so, and subscribes to that or sends there. @returns `allowed`, or its message */
function answer(
  { login, passcode }: { login: string; passcode: string },
  destination: string,
  act: 'subscribe' | 'send' = 'subscribe',
  more: Record<string, string> = {},
): Promise<string> {
  return new Promise((resolve) => {
    let said = 'refused without a word';
    const done = (text: string) => {
      said = text;
      void client.deactivate();
    };
    const client = new Client({
      webSocketFactory: () => new WebSocket(`${urls.userCentre.replace('http', 'ws')}/stomp`, ['v12.stomp']),
      connectHeaders: { login, passcode },
      reconnectDelay: 0,
      onWebSocketClose: () => resolve(said),
      onStompError: ({ headers, body }) => done(`${headers.message} ${body}`),
      onConnect() {
        client.watchForReceipt('r', () => done('allowed'));
        if (act === 'send') client.publish({ destination, body: 'x', headers: { receipt: 'r' } });
        else client.subscribe(destination, () => {}, { receipt: 'r', ...more });
      },
    });
    client.activate();
  });
}

test('a user hears what is sent to that user, and nothing else, and sends nothing', async () => {
  const [mine, others] = [one.id, other.id];
  const self = { login: mine, passcode: one.token };
  expect(await answer(self, `/topic/notify_stats.${mine}.0.en`)).toBe('allowed');
  for (const destination of [
    `/topic/notify_stats.${others}.0.en`,
    '/topic/notify_stats.#',
    `/topic/notify_stats.*.0.en`,
    `/topic/notify_stats.${mine}.1234567890123456.en`,
    `/topic/notify_stats.${mine}.0.xx`,
    '/topic/#',
    `/exchange/amq.topic/notify_stats.${others}.0.en`,
    '/exchange/amq.fanout',
    '/exchange/amq.rabbitmq.log/#',
    '/queue/notify_stats',
    '/amq/queue/notify_stats',
  ])
    expect(await answer(self, destination), destination).toMatch(/refused|denied|not found/i);
  expect(await answer(self, `/topic/notify_stats.${mine}.0.en`, 'send')).toMatch(/refused|denied/i);
  expect(await answer({ login: others, passcode: one.token }, `/topic/x`)).toMatch(/Bad CONNECT/);
  expect(await answer({ login: mine, passcode: 'wrong' }, `/topic/x`)).toMatch(/Bad CONNECT/);
});

/** What management says there. */
async function managed<Reply>(path: string): Promise<Reply> {
  const { origin, username, password } = new URL(cluster.managementUrl!);
  const response = await fetch(`${origin}/api/${path}/%2F`, {
    headers: { authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}` },
  });
  return (await response.json()) as Reply;
}

test('the queue of a subscription that is to last ends by itself, and keeps little until then', async () => {
  const self = { login: one.id, passcode: one.token };
  const last = { durable: 'true', 'auto-delete': 'false', id: 'lasts' };
  expect(await answer(self, `/topic/notify_stats.${one.id}.0.en`, 'subscribe', last)).toBe('allowed');
  const queues = await managed<{ name: string; durable: boolean; policy: string }[]>('queues');
  expect(queues.filter(({ durable }) => durable)).toMatchObject([
    { name: expect.stringMatching(/^stomp-subscription-/), policy: 'subscriptions' },
  ]);
  expect(await managed('policies')).toMatchObject([
    { name: 'subscriptions', definition: { expires: 60_000, 'message-ttl': 60_000, 'max-length': 100 } },
  ]);
});

/** A socket that has subscribed to the counts of its user, and does nothing else. @returns when it is closed */
async function listenWith({ id, token }: Pick<Account, 'id' | 'token'>) {
  const socket = new WebSocket(`${urls.userCentre.replace('http', 'ws')}/stomp`, ['v12.stomp']);
  const frames = new Arrivals<string>();
  socket.on('message', (data) => frames.add(String(data)));
  const closed = once(socket, 'close');
  await once(socket, 'open');
  socket.send(`CONNECT\naccept-version:1.2\nlogin:${id}\npasscode:${token}\nheart-beat:0,0\n\n\0`);
  await frames.when((frame) => frame.startsWith('CONNECTED'));
  socket.send(`SUBSCRIBE\nid:a\ndestination:/topic/notify_stats.${id}.0.en\nreceipt:r\n\n\0`);
  await frames.when((frame) => frame.startsWith('RECEIPT'));
  return { closed };
}

test('the socket of a session that ends elsewhere is closed, and pages of the user’s other session are back', async () => {
  const tally = newTally();
  const elsewhere = await signIn(urls, one.email);
  const pages = await openSockets(urls, [one], 4, () => tally, 100);
  const others = await openSockets(urls, [other], 2, () => tally, 100);
  const { closed } = await listenWith({ id: one.id, token: elsewhere.token });
  await fetch(`${urls.userCentre}/auth/jwt/logout`, {
    method: 'POST',
    headers: {
      ...{ origin: urls.console, 'content-type': 'application/json' },
      cookie: `${elsewhere.cookie.name}=${elsewhere.cookie.value}`,
    },
    body: '{}',
  });
  // It has no heart-beat and no polls: only the end of the session can end it.
  await closed;
  expect(await answer({ login: one.id, passcode: elsewhere.token }, '/topic/x')).toMatch(/Bad CONNECT/);
  expect(await within(30_000, () => tally.back.length === 4 && pages.connected() === 4)).toBe(true);
  // Of all of them those of the user alone.
  expect(others.connected()).toBe(2);
  await makeNotice(urls, one.email, 'After the sign-out');
  const newest = new Map([[one.email, 'After the sign-out']]);
  expect(await within(30_000, () => pages.behind(newest) === 0)).toBe(true);
  pages.close();
  others.close();
});

test('pages hear of changes while each process is restarted and one is killed, and their sockets stay', async () => {
  const tally = newTally();
  // Of none has a session ended just before: who takes over closes sockets for those of the last 10 s.
  const accounts = [other, third];
  const sockets = await openSockets(urls, accounts, 20, () => tally, 2_000);
  const knows = async (title: string) => {
    await Promise.all(accounts.map(({ email }) => makeNotice(urls, email, title)));
    const newest = new Map(accounts.map(({ email }) => [email, title]));
    return within(30_000, () => sockets.behind(newest) === 0);
  };
  expect(await knows('Before')).toBe(true);
  for (const backend of cluster.backends) {
    const restarted = backend.restart();
    expect(await knows(`While ${backend.name} restarts`)).toBe(true);
    await restarted;
  }
  const [victim] = cluster.backends;
  await victim!.kill();
  expect(await knows('Killed')).toBe(true);
  expect(sockets.connected()).toBe(20);
  expect(tally.back).toEqual([]);
  expect(tally.failures).toEqual([]);
  sockets.close();
});
