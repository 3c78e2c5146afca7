import { breakDown, listening, services } from '@oms/tools/services';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectClient, type TestClient } from '../../server/realtime/testing';
import { type RunningServer, startServer } from '../../server/server';
import { startTestServer, type TestServer } from '../../server/testing';
import { startProxy, type TcpProxy } from './support/proxy';

const { pidFile, url } = services().database;

let one: TestServer;
let other: RunningServer;
let client: TestClient;
let proxy: TcpProxy | undefined;

beforeAll(async () => {
  one = await startTestServer(25_100);
  if (pidFile !== null) proxy = await startProxy(25_140, one.databaseUrl ?? '');
  const databaseUrl = proxy?.url ?? one.databaseUrl;
  other = await startServer({ portBase: 25_120, dataDir: 'memory://', databaseUrl });
  const { token } = await one.signIn('client.admin@oms.test');
  client = connectClient(other.urls, { Authorization: `Bearer ${token}`, lang: 'en' });
  await client.subscribed;
});
afterAll(async () => {
  await client?.end();
  await other?.close();
  await one?.close();
  proxy?.close();
});

/** Makes a notice on one backend, trying again while it says that its database is away. */
async function make(title: string): Promise<void> {
  const path = `/status/notify/gen?user=client.admin@oms.test&title=${title}`;
  const { code } = await one.call('userCentre', path);
  if (code === 200) return;
  expect(code).toBe(503);
  await make(title);
}

const heard = (title: string) => client.messages.when(({ stats }) => stats['2']?.lastMsgTitle === title);

test('a socket of one backend hears what was made on the other', async () => {
  await make('Before');
  await heard('Before');
});

test.skipIf(pidFile === null)('and nothing is lost when the database ends and comes back', async () => {
  // The database is started again at once, and may be back before the backend is asked.
  proxy?.close();
  await breakDown(pidFile ?? '', 'SIGQUIT');
  expect((await fetch(`${other.urls.userCentre}/status/health`)).status).toBe(503);
  await proxy?.open();
  await listening(Number(new URL(url).port));
  // Heard by nobody where the other backend has not found the database yet: it asks once it has.
  await make('Meanwhile');
  await heard('Meanwhile');
  await make('After');
  await heard('After');
  const health = await fetch(`${other.urls.userCentre}/status/health`);
  expect(((await health.json()) as { data: { realtime: unknown } }).data.realtime).toMatchObject({
    listening: true,
    sockets: 1,
  });
});
