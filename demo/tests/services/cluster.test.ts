import { services } from '@oms/tools/services';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cluster, startCluster } from '../../cluster/cluster';
import { type Account, makeAccount, makeNotice } from '../../cluster/testing/accounts';
import { openSockets } from '../../cluster/testing/sockets';
import { newTally } from '../../cluster/testing/tally';
import { demoHosts, urlsOf } from '../../hosts';
import { connectClient } from '../../server/realtime/testing';
import { databaseNamed, runSql } from '../../server/testing-data';
import { until, within } from '../../support/until';

const portBase = 25_200;
const database = 'oms_cluster';
const { url } = services().database;
const urls = urlsOf(demoHosts(portBase));
/** The addresses of one process, beside the proxy. */
const own = (index: number) => urlsOf(demoHosts(portBase + 100 * (index + 1)));

let cluster: Cluster;
let account: Account;

beforeAll(async () => {
  await runSql(url, `drop database if exists ${database}`);
  await runSql(url, `create database ${database}`);
  cluster = await startCluster({
    ...{ portBase, processes: 2, databaseUrl: databaseNamed(url, database) },
    env: { DEMO_LIVELY: '0' },
  });
  account = await makeAccount(urls);
});
afterAll(async () => {
  await cluster?.close();
  await runSql(url, `drop database if exists ${database}`);
});

test('what is done at one process reaches a page whose socket another has, once', async () => {
  const client = connectClient(own(1), { Authorization: `Bearer ${account.token}`, lang: 'en' });
  await client.subscribed;
  const heard = (title: string) => client.messages.when(({ stats }) => stats['2']?.lastMsgTitle === title);
  for (const title of ['Across', 'After']) {
    await makeNotice(own(0), account.email, title);
    await heard(title);
  }
  const titles = client.messages.all.map(({ stats }) => stats['2']?.lastMsgTitle);
  expect(titles.filter((title) => title === 'Across')).toHaveLength(1);
  await client.end();
});

test('a process that is restarted, and one that is killed, are noticed by nobody', async () => {
  const tally = newTally();
  const sockets = await openSockets(urls, [account], 20, () => tally, 2_000);
  const failures: string[] = [];
  let calls = 0;
  let over = false;
  const ask = async () => {
    while (!over) {
      const path = `${urls.userCentre}/api/v1/My/getUserInfo`;
      const headers = { authorization: `Bearer ${account.token}` };
      const read = () =>
        fetch(path, { headers })
          .then(async (response) => {
            await response.arrayBuffer();
            return response.status;
          })
          .catch((error: Error) => error);
      const first = await read();
      // A reply that has begun ends with its process, whatever stands before it: a page asks once more.
      const reply = first instanceof Error ? await read() : first;
      calls += 1;
      if (reply instanceof Error) failures.push(`${reply.message}: ${reply.cause}`);
      else if (reply !== 200) failures.push(String(reply));
    }
  };
  const asking = Promise.all([ask(), ask()]);
  const [first, second] = cluster.backends;
  try {
    await first!.restart();
    await makeNotice(urls, account.email, 'Restarted');
    const { starts } = second!;
    await second!.kill();
    const isBack = async () => second!.starts > starts && (await second!.isReady());
    await until(isBack, 'the killed process is back', 60_000);
    await makeNotice(urls, account.email, 'Killed');
  } finally {
    over = true;
    await asking;
  }
  expect(failures).toEqual([]);
  expect(calls).toBeGreaterThan(20);
  const newest = new Map([[account.email, 'Killed']]);
  expect(await within(60_000, () => sockets.connected() === 20 && sockets.behind(newest) === 0)).toBe(true);
  expect(tally.failures).toEqual([]);
  sockets.close();
});

test('files come with the headers that pages of other origins need, packed, and kept for ever in their folder', async () => {
  const get = (path: string, encoding = 'br, gzip') =>
    fetch(urls.cdn + path, { headers: { 'accept-encoding': encoding } });
  const loader = await get('/oms-shell.js');
  expect(Object.fromEntries(loader.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'content-type': 'text/javascript',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=60, stale-while-revalidate=86400',
  });
  const folder = /[\w.-]+-[0-9a-f]{8}\//.exec(await loader.text())?.[0];
  const part = await get(`/${folder}oms-shell.all.js`, 'gzip');
  expect(Object.fromEntries(part.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'content-encoding': 'gzip',
    'cache-control': 'public, max-age=31536000, immutable',
    sourcemap: 'oms-shell.all.js.map',
  });
  expect((await get('/nowhere.js')).headers.get('cache-control')).toBe('no-store');
});
