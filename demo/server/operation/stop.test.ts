import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import fastify, { type FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { connectClient, socketAddress } from '../realtime/testing';
import { startTestServer } from '../testing';
import { endServers } from './end-servers';
import { stopTimesFrom } from './lifecycle';

it('is ready and lives; a stop says so first, then ends the sockets with the code of a restart', async () => {
  const server = await startTestServer(24_780, { stopTimes: { notice: 5_000 } });
  const ask = (path: string) => server.call<{ ready: boolean }>('boss', path);
  expect(await ask('/status/live')).toMatchObject({ status: 200, code: 200, data: { live: true } });
  const fine = { ready: true, database: true, stopping: false };
  expect(await ask('/status/ready')).toMatchObject({ status: 200, code: 200, data: fine });
  const { token } = await server.signIn('client.admin@oms.test');
  const { closes, subscribed, client } = connectClient(server.urls, { Authorization: `Bearer ${token}` });
  await subscribed;
  let [closed, gone] = [false, false];
  void closes.when().then(() => (gone = true));
  const closing = server.close().then(() => (closed = true));
  const told = await ask('/status/ready');
  expect(told).toMatchObject({ status: 503, code: 503 });
  expect(told.data).toEqual({ ready: false, stopping: true });
  // It still works for those who do not know yet, and asks them to come by another connection.
  expect((await ask('/status/live')).status).toBe(200);
  // By this a proxy knows that another process may take the socket.
  expect(await refusalOfSocket(server.urls)).toBe(503);
  expect([closed, gone]).toEqual([false, false]);
  expect(await closes.when()).toMatchObject({ code: 1012 });
  await client.deactivate();
  await closing;
  await expect(ask('/status/ready')).rejects.toThrow();
});

/** A server with a call that takes as long as the test says. */
async function slowServer(): Promise<{ app: FastifyInstance; reply: Promise<string>; release: () => void }> {
  const app = fastify({ forceCloseConnections: 'idle', return503OnClosing: false });
  let release = () => {};
  const begun = new Promise<void>((resolve) =>
    app.get('/', () => {
      resolve();
      return new Promise((answer) => (release = () => answer('done')));
    }),
  );
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const reply = fetch(url).then(
    (response) => response.text(),
    () => 'cut',
  );
  await begun;
  return { app, reply, release: () => release() };
}

it('lets calls have their replies', async () => {
  const { app, reply, release } = await slowServer();
  const ended = endServers([app], 60_000);
  release();
  expect(await reply).toBe('done');
  await ended;
});

it('cuts what takes too long', async () => {
  const { app, reply } = await slowServer();
  await endServers([app], 1);
  expect(await reply).toBe('cut');
});

it('takes its times from the environment, in seconds', () => {
  expect(stopTimesFrom({})).toEqual({ notice: 0, calls: 10_000 });
  expect(stopTimesFrom({ STOP_NOTICE: '5', STOP_CALLS: '30' })).toEqual({ notice: 5_000, calls: 30_000 });
  expect(() => stopTimesFrom({ STOP_NOTICE: '601' })).toThrow('STOP_NOTICE is 601, but');
});

async function refusalOfSocket(urls: Parameters<typeof socketAddress>[0]): Promise<number | undefined> {
  const socket = new WebSocket(socketAddress(urls), ['v12.stomp']);
  socket.on('error', () => {});
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, IncomingMessage];
  socket.terminate();
  return response.statusCode;
}
