import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer } from '../server';
import { startTestServer, type TestServer } from '../testing';
import { connectClient, type TestClient } from './testing';

/** PGlite allows one backend only. */
describe.runIf(process.env.DATABASE_URL)('two backends on one database', { tags: ['sql'] }, () => {
  let one: TestServer;
  let other: Awaited<ReturnType<typeof startServer>>;
  let client: TestClient;
  let cookie: string;

  beforeAll(async () => {
    one = await startTestServer(24_880);
    other = await startServer({ portBase: 24_900, dataDir: 'memory://', databaseUrl: one.databaseUrl });
    const session = await one.signIn('client.admin@oms.test');
    cookie = session.cookie;
    client = connectClient(other.urls, { Authorization: `Bearer ${session.token}`, lang: 'en' });
    await client.subscribed;
  });
  afterAll(async () => {
    await client?.end();
    await other?.close();
    await one?.close();
  });

  const make = (title: string) =>
    one.call('userCentre', `/status/notify/gen?user=client.admin@oms.test&title=${title}`);
  const heard = (title: string) => client.messages.when(({ stats }) => stats['2']?.lastMsgTitle === title);

  it('send the changes of either backend to their sockets', async () => {
    await make('Across');
    await heard('Across');
  });

  it('send changes made while the connection to the database was broken', async () => {
    const admin = new pg.Client({ connectionString: one.databaseUrl });
    await admin.connect();
    const { rowCount } = await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'oms_signals'`,
    );
    await admin.end();
    expect(rowCount).toBe(2);
    await make('Meanwhile');
    await heard('Meanwhile');
    await make('Later');
    await heard('Later');
  });

  it('end the connections of a session that the other has ended', async () => {
    await one.call('userCentre', '/auth/jwt/logout', { cookie, body: {} });
    expect((await client.errors.when()).headers.code).toBe('401');
  });
});
