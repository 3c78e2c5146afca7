import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { Urls } from '../../../demo/hosts';
import { connectRaw, type RawClient, socketAddress } from '../../../demo/server/realtime/testing';
import { bearer, type Person, send } from './calls';
import { forged } from './forged-tokens';
import { crossedBy, type Tally } from './tally';
import { MARK } from './worlds';

const STATS = '/user/topic/notify_stats';

/** Longer than a busy machine takes, ms. */
const PATIENCE = 20_000;

interface People {
  /** Who has messages, of an organisation whose texts are marked. */
  readonly person: Person;
  readonly organisation: string;
  readonly stranger: Person;
}

/** Sockets of strangers, and frames that a client of the shell never sends. */
export async function attackStomp(tally: Tally, urls: Urls, people: People): Promise<void> {
  const open: RawClient[] = [];
  const connect = async () => {
    const client = await connectRaw(urls);
    open.push(client);
    return client;
  };
  /** Signed in. */
  const enter = async ({ token }: Pick<Person, 'token'>, ...more: string[]) => {
    const client = await connect();
    client.send('CONNECT', 'accept-version:1.2', `Authorization:Bearer ${token}`, ...more, '', '');
    await within(client.frames.when((frame) => /^(CONNECTED|ERROR)\n/.test(frame)));
    return client;
  };
  try {
    await handshakes(tally, urls);
    await connects(tally, people, connect, enter);
    await subscriptions(tally, people, urls, enter);
    await malformed(tally, people, connect, enter);
    // Those before took nothing from who comes now.
    const later = await enter(people.person);
    tally
      .of('STOMP: frames out of order, malformed or too large')
      .add(crossedBy(commandOf(later) === 'CONNECTED' ? null : 'nobody can connect any more'));
  } finally {
    for (const { socket } of open) socket.terminate();
  }
}

async function within<T>(wanted: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE);
  });
  try {
    return await Promise.race([wanted, late]);
  } finally {
    clearTimeout(timer);
  }
}

const commandOf = ({ frames }: RawClient): string => frames.all.at(-1)?.split('\n')[0] ?? '';

async function handshakes(tally: Tally, urls: Urls): Promise<void> {
  const row = tally.of('STOMP: sockets of foreign pages');
  const { console: home } = urls;
  const origins = [
    'https://evil.example',
    'null',
    `${home}.evil.example`,
    home.replace('http:', 'https:'),
    `${home}@evil.example`,
  ];
  const tries = [
    ...origins.map((origin) => ({ origin, headers: {} })),
    { origin: home, headers: { host: 'evil.example' } },
  ];
  for (const options of tries) {
    const socket = new WebSocket(socketAddress(urls), ['v12.stomp'], options);
    socket.on('error', () => {});
    const opened = once(socket, 'open').then(
      () => `a page of ${options.origin} is let in`,
      () => null,
    );
    const refused = new Promise<null>((resolve) => socket.once('unexpected-response', () => resolve(null)));
    row.add(crossedBy(await within(Promise.race([opened, refused]))));
    socket.terminate();
  }
}

type Connect = () => Promise<RawClient>;
type Enter = (person: Pick<Person, 'token'>, ...more: string[]) => Promise<RawClient>;

async function connects(
  tally: Tally,
  { person, organisation, stranger }: People,
  connect: Connect,
  enter: Enter,
) {
  const row = tally.of('STOMP: forged tokens, and another organisation');
  const lines = [
    ...forged(person).map((token) => `Authorization:Bearer ${token}`),
    ...[
      'x:y',
      `Authorization:${person.token}`,
      `Authorization:Basic ${person.token}`,
      `login:${person.token}`,
    ],
    `Authorization:Bearer \\nAuthorization:Bearer`,
  ];
  for (const line of lines) {
    const client = await connect();
    client.send('CONNECT', 'accept-version:1.2', line, 'login:2001', 'passcode:x', 'user-name:2001', '', '');
    const frame = await within(client.frames.when());
    row.add(crossedBy(frame?.startsWith('ERROR\n') ? null : `${line.slice(0, 40)} is let in`));
  }
  for (const context of [organisation, `${organisation} or 1=1`, `${organisation}\\n`, `,${organisation}`]) {
    const client = await enter(stranger, `contextId:${context}`);
    row.add(crossedBy(commandOf(client) === 'ERROR' ? null : `contextId:${context} is let in`));
  }
}

async function subscriptions(
  tally: Tally,
  { person, stranger }: People,
  urls: Urls,
  enter: Enter,
): Promise<void> {
  const row = tally.of('STOMP: subscriptions and messages to others');
  const me = await enter(person);
  const [, id = ''] = /user-name:(\d+)/.exec(me.frames.all[0] ?? '') ?? [];
  const places = [
    ...[
      `/user/${id}/topic/notify_stats`,
      `/user/${id}/queue/errors`,
      `/topic/notify_stats-user${id}`,
      '/topic/notify_stats',
    ],
    ...[
      '/user/topic/*',
      '/user/topic/#',
      '/user/>',
      '/user/**',
      '/topic/>',
      '/queue/errors',
      '/',
      '*',
      '/user/topic/notify_stats/',
    ],
    ...[
      '/user/topic/notify_stats,/topic/x',
      '/USER/topic/notify_stats',
      '/user/topic/../topic/notify_stats',
      `${STATS}?user=${id}`,
    ],
    ...['/exchange/amq.topic/#', '/amq/queue/oms', '/temp-queue/x', '__proto__', 'constructor'],
  ];
  const refused = async (what: string, ...lines: string[]) => {
    const client = await enter(stranger);
    client.send(...lines, '', '');
    const frame = await within(client.frames.when((one) => !one.startsWith('CONNECTED\n')));
    row.add(crossedBy(frame?.startsWith('ERROR\n') ? null : `${what}: ${frame?.slice(0, 60)}`));
  };
  for (const place of places) {
    await refused(`SUBSCRIBE ${place}`, 'SUBSCRIBE', 'id:a', `destination:${place}`, 'receipt:r');
    await refused(`SEND ${place}`, 'SEND', `destination:${place}`, 'receipt:r');
  }
  await refused('SEND to the own', 'SEND', `destination:${STATS}`, 'receipt:r');

  // One who says to be somebody else in every header that there is.
  const spies = [
    await enter(stranger, `user-name:${id}`, `login:${id}`, `session:${id}`),
    await enter(stranger),
  ];
  const headers = [
    `destination:${STATS}`,
    `user-name:${id}`,
    `user:${id}`,
    `selector:user = ${id}`,
    `x-user:${id}`,
  ];
  const names = [...spies, me];
  for (const client of names)
    client.send('SUBSCRIBE', 'id:a', ...headers, 'snapshot:true', 'receipt:there', '', '');
  for (const client of names) await within(client.frames.when((frame) => frame.startsWith('RECEIPT\n')));
  for (const each of [person, stranger]) {
    await send(urls.userCentre, {
      ...{ method: 'POST', path: '/api/v1/BizNotify/markAsRead' },
      ...{ body: { type: '2' }, headers: bearer(each) },
    });
  }
  // Messages come in the order of what happened: after the stranger's own nothing of before can follow.
  const isRead = (frame: string) => frame.startsWith('MESSAGE\n') && /"2":\{[^}]*"remains":0/.test(frame);
  for (const client of names) await within(client.frames.when(isRead));
  for (const spy of spies) {
    const foreign = spy.frames.all.find((frame) => frame.includes(MARK));
    row.add(crossedBy(foreign ? `a stranger gets ${foreign.slice(0, 80)}` : null));
  }
  const own = me.frames.all.filter((frame) => frame.includes(MARK)).length;
  tally.control('STOMP messages that show marked texts to their person', own, 1);
}

async function malformed(tally: Tally, { person }: People, connect: Connect, enter: Enter): Promise<void> {
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
