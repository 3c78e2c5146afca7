import { Client } from '@stomp/stompjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { demoHosts, urlsOf } from '../../demo/hosts';
import { databaseNamed, runSql } from '../../demo/server/testing-data';
import { type Cluster, startCluster } from '../../scripts/cluster/cluster';
import { type Account, makeAccount, makeNotice } from '../../scripts/proof/cluster/accounts';
import { openSockets } from '../../scripts/proof/cluster/sockets';
import { newTally } from '../../scripts/proof/cluster/tally';
import { within } from '../../scripts/proof/support/until';
import { services } from './support/services';

const portBase = 25_200;
const database = 'oms_broker';
const { url } = services().database;
const urls = urlsOf(demoHosts(portBase));

let cluster: Cluster;
let one: Account;
let other: Account;

beforeAll(async () => {
  await runSql(url, `drop database if exists ${database}`);
  await runSql(url, `create database ${database}`);
  cluster = await startCluster({
    ...{ portBase, processes: 2, databaseUrl: databaseNamed(url, database), rabbitmq: true },
    env: { DEMO_LIVELY: '0' },
  });
  [one, other] = await Promise.all([makeAccount(urls), makeAccount(urls)]);
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
        else client.subscribe(destination, () => {}, { receipt: 'r' });
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

test('pages hear of changes while each process is restarted and one is killed, and their sockets stay', async () => {
  const tally = newTally();
  const sockets = await openSockets(urls, [one, other], 20, () => tally, 2_000);
  const knows = async (title: string) => {
    await Promise.all([one, other].map(({ email }) => makeNotice(urls, email, title)));
    const newest = new Map([one, other].map(({ email }) => [email, title]));
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
