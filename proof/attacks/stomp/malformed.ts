import type { RawClient } from '@oms/demo/server/realtime/testing';
import { crossedBy, type Tally } from '../tally';
import { type Connect, type Enter, type People, STATS, within } from './sockets';

export async function malformed(
  tally: Tally,
  { person }: People,
  connect: Connect,
  enter: Enter,
): Promise<void> {
  const row = tally.of('STOMP: frames out of order, malformed or too large');
  const ended = async (what: string, client: RawClient) => {
    const code = await within(client.closed);
    const foreign = client.frames.all.some((frame) => frame.startsWith('MESSAGE\n'));
    row.add(
      crossedBy(code === null || foreign ? `${what}: ${code === null ? 'goes on' : 'gets messages'}` : null),
    );
  };
  const early: readonly (readonly string[])[] = [
    ['SUBSCRIBE', 'id:a', `destination:${STATS}`],
    ['SEND', `destination:${STATS}`],
    ...[
      ['UNSUBSCRIBE', 'id:a'],
      ['ACK', 'id:1'],
      ['NACK', 'id:1'],
      ['BEGIN', 'transaction:t'],
      ['DISCONNECT', 'receipt:r'],
    ],
    ...[
      ['CONNECTED', 'version:1.2'],
      ['MESSAGE', 'subscription:a'],
      ['RECEIPT', 'receipt-id:r'],
      ['ERROR', 'code:1'],
    ],
    ['CONNECT', 'accept-version:9.9'],
    ['CONNECT', 'accept-version:1.2', `Authorization:Bearer ${person.token}`, 'heart-beat:-1,1e9'],
    ['GET /stomp HTTP/1.1', 'Host: localhost'],
    ['', ''],
    ['__proto__', 'constructor:x'],
  ];
  for (const lines of early) {
    const client = await connect();
    client.send(...lines, '', '');
    // What is no frame at all waits for its end.
    client.send('SEND', '', '');
    await ended(lines.join(' '), client);
  }
  const late: readonly (readonly [what: string, write: (client: RawClient) => void])[] = [
    [
      'a second CONNECT',
      (c) => c.send('CONNECT', 'accept-version:1.2', `Authorization:Bearer ${person.token}`, '', ''),
    ],
    ['a frame of 70,000 bytes', (c) => c.socket.send('x'.repeat(70_000))],
    [
      'a frame without an end',
      (c) => {
        for (let at = 0; at < 9; at += 1) c.socket.send('SEND'.padEnd(10_000, 'x'));
      },
    ],
    [
      'a content-length that is no number',
      (c) => {
        c.send('SEND', 'content-length:-1', '', 'x');
        for (let at = 0; at < 9; at += 1) c.socket.send('x'.repeat(10_000));
      },
    ],
    ['sixty headers', (c) => c.send('SEND', ...Array.from({ length: 60 }, (_, at) => `h${at}:1`), '', '')],
    ['a header of 50,000 spaces', (c) => c.send('SEND', `h:${' '.repeat(50_000)}x`, '', '')],
    ['a thousand heart-beats', (c) => c.socket.send('\n'.repeat(1_000))],
    [
      'a hundred subscriptions',
      (c) => {
        for (let at = 0; at < 100; at += 1)
          c.send('SUBSCRIBE', `id:${at}`, `destination:/user/queue/errors`, '', '');
      },
    ],
    [
      'two subscriptions of one id',
      (c) => {
        for (let at = 0; at < 2; at += 1)
          c.send('SUBSCRIBE', 'id:a', 'destination:/user/queue/errors', '', '');
      },
    ],
    ['bytes that are no UTF-8', (c) => c.socket.send(Buffer.from([0xff, 0xfe, 0xfd]), { binary: false })],
    [
      'bytes of every kind',
      (c) => {
        const bytes = Buffer.from(Array.from({ length: 40_000 }, (_, at) => at % 256));
        for (let at = 0; at < 2; at += 1) c.socket.send(bytes);
      },
    ],
    ['a transaction', (c) => c.send('BEGIN', 'transaction:t', '', '')],
    ['an escape that there is not', (c) => c.send('SEND', 'destination:\\t\\q', '', '')],
  ];
  for (const [what, write] of late) {
    const client = await enter(person);
    write(client);
    await ended(what, client);
  }
}
