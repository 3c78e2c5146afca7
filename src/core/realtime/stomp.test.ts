import type { AddressInfo } from 'node:net';
import { FrameImpl, type IFrame, Parser } from '@stomp/stompjs';
import { afterEach, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { until } from '../../../tests/support/shell-server';
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
  if (command === 'CONNECT') send('CONNECTED', { version: '1.2', 'heart-beat': '0,20000' });
};

/** A socket that really travels, to a broker that answers as the test says; and what was told of it. */
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
  const told: unknown[][] = [];
  const note =
    (name: keyof SocketEvents) =>
    (...args: unknown[]) =>
      void told.push([name, ...args]);
  const socket = openStomp(
    (url, protocols) => new WebSocket(url, protocols) as never,
    addressOf(`http://127.0.0.1:${(made.address() as AddressInfo).port}`, { context, lang: 'zh-CN' }, 'tok'),
    {
      up: note('up'),
      frame: note('frame'),
      complaint: note('complaint'),
      refused: note('refused'),
      down: note('down'),
    },
  );
  const names = () => told.map(([name]) => name);
  return { made, frames, told, names, socket, pings: () => pings };
}

test('connects with the session’s headers and subscribes to what is the user’s', async () => {
  const { made, frames, names } = await connect(accept);
  await until(() => frames.length === 3 && names().includes('up'));
  expect(frames[0]?.headers).toMatchObject({
    Authorization: 'Bearer tok',
    contextId: '1000412',
    lang: 'zh-CN',
    'heart-beat': '20000,0',
    'accept-version': '1.2,1.1,1.0',
  });
  expect([...made.clients][0]?.protocol).toBe('v12.stomp');
  expect(frames.slice(1).map(({ command, headers }) => [command, headers.destination])).toEqual([
    ['SUBSCRIBE', '/user/topic/notify_stats'],
    ['SUBSCRIBE', '/user/queue/errors'],
  ]);
});

test('a value of several lines, as of a cookie that anybody may write, makes no headers of its own', async () => {
  const { frames } = await connect(accept, '7\nheart-beat:1,1\r\npasscode:x\0');
  await until(() => frames.length > 0);
  expect(frames[0]?.headers).toMatchObject({
    contextId: '7 heart-beat:1,1  passcode:x',
    'heart-beat': '20000,0',
  });
  expect(frames[0]?.headers).not.toHaveProperty('passcode');
});

test('brings frames and complaints with their text', async () => {
  const { told } = await connect((frame, send) => {
    accept(frame, send);
    if (frame.command !== 'SUBSCRIBE') return;
    const { id, destination } = frame.headers;
    send('MESSAGE', { subscription: id, destination, 'message-id': '1' }, '{"标题":"到货"}');
  });
  await until(() => told.length === 3);
  expect(told).toEqual([['up'], ['frame', '{"标题":"到货"}'], ['complaint', '{"标题":"到货"}']]);
});

test('a refusal is told once, with its code', async () => {
  const { made, told } = await connect(({ command }, send) => {
    if (command === 'CONNECT') send('ERROR', { code: '401', message: 'ended' });
  });
  await until(() => made.clients.size === 0 && told.length > 0);
  expect(told).toEqual([['refused', '401', 'ended']]);
});

test('a cut connection is told once and not made again', async () => {
  const { made, told, names } = await connect(accept);
  await until(() => names().includes('up'));
  for (const client of made.clients) client.terminate();
  await until(() => told.length === 2);
  expect(told[1]).toEqual(['down', 'closed 1006']);
});

test('closed by us it says nothing more, whether it stands or is just being made', async () => {
  const standing = await connect(accept);
  await until(() => standing.names().includes('up'));
  standing.socket.beat();
  await until(() => standing.pings() === 1);
  standing.socket.close();
  await until(() => standing.made.clients.size === 0);
  expect(standing.names()).toEqual(['up']);
  const making = await connect(accept);
  making.socket.close();
  await until(() => making.made.clients.size === 0);
  expect(making.told).toEqual([]);
  await new Promise((resolve) => standing.made.close(resolve));
});

test('throws where a socket is not allowed', () => {
  const refuse = () => {
    throw new DOMException('refused by policy', 'SecurityError');
  };
  const nothing = () => {};
  const on = { up: nothing, frame: nothing, complaint: nothing, refused: nothing, down: nothing };
  expect(() => openStomp(refuse, addressOf('http://x', { context: '', lang: 'en' }, ''), on)).toThrow(
    'policy',
  );
});
