import type { AddressInfo } from 'node:net';
import { FrameImpl, type IFrame, Parser } from '@stomp/stompjs';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { until } from '../../../../tests/support/shell-server';
import { addressOf } from './address';
import { openStomp, type SocketEvents } from './stomp';

let server: WebSocketServer | null = null;
afterEach(async () => {
  const ended = server;
  server = null;
  for (const client of ended?.clients ?? []) client.terminate();
  await new Promise((resolve) => (ended ? ended.close(resolve) : resolve(null)));
});

type Reply = (frame: IFrame, send: (command: string, headers: object, body?: string) => void) => void;

const accept: Reply = ({ command }, send) => {
  if (command === 'CONNECT') send('CONNECTED', { version: '1.2', 'heart-beat': '10000,20000' });
};

/** A real socket to a broker that answers as the test says, and the events of the socket. */
async function connect(reply: Reply, context = '1000412') {
  const frames: IFrame[] = [];
  let pings = 0;
  const made = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server = made;
  made.on('connection', (socket) => {
    const send = (command: string, headers: object, body?: string) =>
      socket.send(FrameImpl.marshall({ command, headers, body: body ?? '' } as never));
    const parser = new Parser(
      (raw) => {
        const frame = FrameImpl.fromRawFrame(raw, true);
        frames.push(frame);
        reply(frame, send);
      },
      () => {
        pings += 1;
      },
    );
    socket.on('message', (data) => parser.parseChunk(String(data)));
  });
  await new Promise((resolve) => made.once('listening', resolve));
  const emitted: unknown[][] = [];
  const record =
    (name: keyof SocketEvents) =>
    (...args: unknown[]) =>
      void emitted.push([name, ...args]);
  const socket = openStomp(
    (url, protocols) => new WebSocket(url, protocols) as never,
    addressOf(
      `http://127.0.0.1:${(made.address() as AddressInfo).port}`,
      { user: '7', context, lang: 'zh-CN' },
      'tok',
    ),
    {
      up: record('up'),
      frame: record('frame'),
      heartbeat: record('heartbeat'),
      complaint: record('complaint'),
      refused: record('refused'),
      down: record('down'),
    },
  );
  const names = () => emitted.map(([name]) => name);
  return { made, frames, emitted, names, socket, pings: () => pings };
}

test('at RabbitMQ it gives login and passcode, and subscribes to a topic of its user, organisation and language alone', async () => {
  const { frames, emitted } = await connect(({ command }, send) => {
    if (command === 'CONNECT') send('CONNECTED', { version: '1.2', server: 'RabbitMQ/3.10.8' });
  });
  await until(() => frames.length > 1);
  // It has promised no heartbeats.
  expect(emitted[0]).toEqual(['up', false, Number.POSITIVE_INFINITY]);
  expect(frames[0]?.headers).toMatchObject({ login: '7', passcode: 'tok' });
  const wanted = frames
    .filter(({ command }) => command === 'SUBSCRIBE')
    .map(({ headers }) => headers.destination);
  expect(wanted).toEqual(['/topic/notify_stats.7.1000412.zh-CN']);
});

test('connects with the session’s headers and subscribes to the user’s destinations', async () => {
  const { made, frames, names } = await connect(accept);
  await until(() => frames.length === 3 && names().includes('up'));
  expect(frames[0]?.headers).toMatchObject({
    Authorization: 'Bearer tok',
    contextId: '1000412',
    lang: 'zh-CN',
    'heart-beat': '20000,10000',
    'accept-version': '1.2,1.1,1.0',
  });
  expect([...made.clients][0]?.protocol).toBe('v12.stomp');
  expect(frames.slice(1).map(({ command, headers }) => [command, headers.destination])).toEqual([
    ['SUBSCRIBE', '/user/topic/notify_stats'],
    ['SUBSCRIBE', '/user/queue/errors'],
  ]);
});

test('a value of several lines, as in a cookie that any script may write, adds no headers', async () => {
  const { frames } = await connect(accept, '7\nheart-beat:1,1\r\nother:x\0');
  await until(() => frames.length > 0);
  expect(frames[0]?.headers).toMatchObject({
    contextId: '7 heart-beat:1,1  other:x',
    'heart-beat': '20000,10000',
  });
  expect(frames[0]?.headers).not.toHaveProperty('other');
});

test('emits frames and complaints with their text', async () => {
  const { emitted } = await connect((frame, send) => {
    accept(frame, send);
    if (frame.command !== 'SUBSCRIBE') return;
    const { id, destination } = frame.headers;
    send('MESSAGE', { subscription: id, destination, 'message-id': '1' }, '{"标题":"到货"}');
  });
  await until(() => emitted.length === 3);
  expect(emitted).toEqual([
    ['up', false, 20_000],
    ['frame', '{"标题":"到货"}'],
    ['complaint', '{"标题":"到货"}'],
  ]);
});

test('a refusal is emitted once, with its code', async () => {
  const { made, emitted } = await connect(({ command }, send) => {
    if (command === 'CONNECT') send('ERROR', { code: '401', message: 'ended' });
  });
  await until(() => made.clients.size === 0 && emitted.length > 0);
  expect(emitted).toEqual([['refused', '401', 'ended']]);
});

test('a cut connection is emitted once and not opened again', async () => {
  const { made, emitted, names } = await connect(accept);
  await until(() => names().includes('up'));
  for (const client of made.clients) client.terminate();
  await until(() => emitted.length === 2);
  expect(emitted[1]).toEqual(['down', 'closed 1006']);
});

/** A connection whose broker sends heartbeats as the test says, in a time of the test's own. */
async function heartbeats() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { made, names } = await connect(accept);
  await until(() => names().includes('up'));
  let sent = 0;
  return {
    names,
    async beat() {
      for (const client of made.clients) client.send('\n');
      sent += 1;
      await until(() => names().filter((name) => name === 'heartbeat').length === sent);
    },
  };
}

test('a socket that stays open and falls silent is ended within 30 s', async () => {
  const { names, beat } = await heartbeats();
  for (let beats = 0; beats < 20; beats++) {
    vi.advanceTimersByTime(10_000);
    await beat();
  }
  vi.advanceTimersByTime(20_000);
  expect(names()).not.toContain('down');
  vi.advanceTimersByTime(10_000);
  await until(() => names().includes('down'));
});

test('timers that sleep for a minute, as in a hidden page, end no socket whose heartbeats arrive', async () => {
  const { names, beat } = await heartbeats();
  for (let beats = 0; beats < 60; beats++) {
    vi.setSystemTime(Date.now() + 10_000);
    await beat();
    if (beats % 6 === 5) vi.advanceTimersToNextTimer();
  }
  expect(names()).not.toContain('down');
});

test('after close() it emits nothing, whether it is open or still connecting', async () => {
  const standing = await connect(accept);
  await until(() => standing.names().includes('up'));
  standing.socket.sendHeartbeat();
  await until(() => standing.pings() === 1);
  standing.socket.close();
  await until(() => standing.made.clients.size === 0);
  expect(standing.names()).toEqual(['up']);
  const making = await connect(accept);
  making.socket.close();
  await until(() => making.made.clients.size === 0);
  expect(making.emitted).toEqual([]);
  await new Promise((resolve) => standing.made.close(resolve));
});

test('throws where a socket is not allowed', () => {
  const refuse = () => {
    throw new DOMException('refused by policy', 'SecurityError');
  };
  const nothing = () => {};
  const on = {
    up: nothing,
    frame: nothing,
    heartbeat: nothing,
    complaint: nothing,
    refused: nothing,
    down: nothing,
  };
  expect(() =>
    openStomp(refuse, addressOf('http://x', { user: '7', context: '', lang: 'en' }, ''), on),
  ).toThrow('policy');
});
