import { afterEach, expect, test } from 'vitest';
import { openStomp, type Socket, type SocketEvents } from '../../src/core/realtime/socket/stomp';
import { HEARTBEAT_IN } from '../../src/core/realtime/timing';
import { Arrivals } from '../../tools/arrivals';
import { addressIn, publish, tap } from './support/rabbitmq';

/** ms: two of the heartbeats that RabbitMQ promises do not come. */
const SILENCE = 2 * HEARTBEAT_IN;

const open: Socket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.close();
});

/** A connection to RabbitMQ, and what was told of it. */
function connect(passcode?: string) {
  const wire = tap();
  const told = new Arrivals<[name: keyof SocketEvents, ...args: unknown[]]>();
  const note =
    (name: keyof SocketEvents) =>
    (...args: unknown[]) =>
      told.add([name, ...args]);
  const socket = openStomp(wire.open, addressIn(passcode), {
    up: note('up'),
    frame: note('frame'),
    // RabbitMQ also ends its frames by a line, which reads as one.
    heartbeat() {},
    complaint: note('complaint'),
    refused: note('refused'),
    down: note('down'),
  });
  open.push(socket);
  return { wire, told, socket, when: (name: string) => told.when((event) => event[0] === name) };
}

test('connects by login and passcode, in STOMP 1.2, with heartbeats of both sides', async () => {
  const { wire, socket, when } = connect();
  await when('up');
  const connected = await wire.frames.when((frame) => frame.startsWith('CONNECTED'));
  expect(wire.sockets[0]?.protocol).toBe('v12.stomp');
  expect(connected).toContain('\nversion:1.2\n');
  expect(connected).toContain('\nheart-beat:10000,20000\n');
  socket.sendHeartbeat();
  await wire.taken();
  await publish('/topic/notify_stats', 'after the sign of life');
  expect(await when('frame')).toEqual(['frame', 'after the sign of life']);
});

test('brings every message, whole and in order', async () => {
  const { wire, told } = connect();
  // A connection that failed would be waited for in vain.
  expect(await told.when()).toEqual(['up', false, SILENCE]);
  await wire.taken();
  const texts = Array.from({ length: 1000 }, (_, at) => JSON.stringify({ at, title: '到货 📦\nline' }));
  await publish('/topic/notify_stats', ...texts);
  await told.when(([, body]) => body === texts.at(-1));
  expect(told.all.slice(1)).toEqual(texts.map((text) => ['frame', text]));
});

test('tells complaints apart from changes', async () => {
  const { wire, told, when } = connect();
  await when('up');
  await wire.taken();
  await publish('/exchange/amq.direct/errors', '{"code":503}');
  expect(await when('complaint')).toEqual(['complaint', '{"code":503}']);
  expect(told.all).toHaveLength(2);
});

test('refused credentials are told once, and end it', async () => {
  const { wire, told, when } = connect('wrong');
  expect(await when('refused')).toEqual(['refused', '', 'Bad CONNECT']);
  await wire.closed();
  expect(told.all).toHaveLength(1);
  expect(wire.sockets).toHaveLength(1);
});

test('closed by us it leaves the broker without a word', async () => {
  const { wire, told, socket, when } = connect();
  await when('up');
  socket.close();
  await wire.closed();
  expect(told.all).toEqual([['up', false, SILENCE]]);
});
