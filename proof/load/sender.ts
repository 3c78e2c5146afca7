import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { connectClient, type Numbers, type TestClient } from '@oms/demo/server/realtime/testing';
import type { Order, Pushed, SenderPlan, Viewed } from './protocol';

// A process of its own, so that what it does is not the backend's time: it gets its plan, then orders, over the channel
// to its parent.

/** Sockets that are opened at the same time. */
const TOGETHER = 20;
/** ms after which a push counts as missed, and a call as failed: pages give up after 30 s. */
const LONGEST = 30_000;
/** ms in which a message would come a second time, if it did. */
const AFTERWARDS = 1_000;
/** Browsers ask for it so. */
const FIRST_VIEW = '/auth/jwt/start?contextId=&lang=en';

interface Socket {
  readonly client: TestClient;
  /** Each message, with the time when it came. */
  readonly came: { readonly at: number; readonly numbers: Numbers }[];
}

let plan: SenderPlan;
const sockets: Socket[] = [];
const agent = new Agent({ keepAlive: true });

const backendOf = (at: number) => plan.backends[at % plan.backends.length]!;
const personOf = (at: number) => plan.people[at % plan.people.length]!;

async function open(from: number, to: number): Promise<void> {
  for (let at = from; at < to; at += TOGETHER) {
    const ats = Array.from({ length: Math.min(TOGETHER, to - at) }, (_, more) => at + more);
    await Promise.all(
      ats.map(async (each) => {
        const client = connectClient(
          backendOf(each),
          { Authorization: `Bearer ${personOf(each).token}`, contextId: '', lang: 'en' },
          { heartbeatIncoming: 10_000 },
        );
        sockets.push(timed(client));
        await client.subscribed;
      }),
    );
  }
}

function timed(client: TestClient): Socket {
  const { messages } = client;
  const came: Socket['came'] = [];
  const add = messages.add.bind(messages);
  messages.add = (numbers) => {
    came.push({ at: performance.now(), numbers });
    add(numbers);
  };
  return { client, came };
}

/** Waits until each socket has what it is to have, and then for what comes a second time. @param expected when it was due */
async function collect(
  expected: ReadonlyMap<Socket, number>,
  isIt: (numbers: Numbers, socket: Socket) => boolean,
): Promise<Pushed> {
  await Promise.all(
    [...expected].map(([socket, due]) =>
      Promise.race([
        socket.client.messages.when((numbers) => isIt(numbers, socket)),
        wait(Math.max(0, due + LONGEST - performance.now()), undefined, { ref: false }),
      ]),
    ),
  );
  await wait(AFTERWARDS);
  const times: number[] = [];
  let [missed, twice] = [0, 0];
  for (const [socket, due] of expected) {
    const [first, ...more] = socket.came.filter(({ numbers }) => isIt(numbers, socket));
    if (first) times.push(first.at - due);
    else missed += 1;
    twice += more.length;
  }
  return { times, missed, twice };
}

/** One announcement, to everybody at once. */
async function announce(title: string): Promise<Pushed> {
  const due = performance.now();
  const path = `/status/announce/gen?title=${encodeURIComponent(title)}`;
  const { text } = await call(`${backendOf(0).userCentre}${path}`, {});
  const { data } = JSON.parse(text) as { data: { id: string } };
  return collect(
    new Map(sockets.map((socket) => [socket, due])),
    ({ announcement }) => announcement?.lastId === data.id,
  );
}

/** Notices to one person after the other, at a constant rate. Each person has one socket. */
async function notify(rate: number, count: number): Promise<Pushed> {
  const expected = new Map<Socket, number>();
  const titles = new Map<Socket, string>();
  await atConstantRate(rate, Math.min(count, sockets.length), (at, due) => {
    const socket = sockets[at]!;
    const title = `Load ${due}`;
    expected.set(socket, due);
    titles.set(socket, title);
    const path = `/status/notify/gen?user=${personOf(at).id}&title=${encodeURIComponent(title)}`;
    // Where it fails, the notice is missed.
    call(`${backendOf(at).userCentre}${path}`, {}).catch(() => {});
  });
  return collect(expected, ({ stats }, socket) => stats?.['2']?.lastMsgTitle === titles.get(socket));
}

async function views(rate: number, seconds: number): Promise<Viewed> {
  const answered: number[] = [];
  const refused: number[] = [];
  const failed: Record<string, number> = {};
  const under: Promise<void>[] = [];
  const late: number[] = [];
  const began = performance.now();
  await atConstantRate(rate, rate * seconds, (at, due) => {
    late.push(performance.now() - due);
    const backend = backendOf(at);
    const headers = { origin: backend.console, cookie: `oms_sso=${personOf(at).cookie}` };
    under.push(
      call(`${backend.userCentre}${FIRST_VIEW}`, headers).then(
        ({ status, wait, text }) => {
          const time = performance.now() - due;
          if (status === 200 && text.startsWith('{"code":200')) answered.push(time);
          else if (status === 503 && wait >= 1 && wait <= 10) refused.push(time);
          else count(status === 503 ? '503 without a time' : `HTTP ${status}`);
        },
        (error: NodeJS.ErrnoException) => count(error.code ?? error.message),
      ),
    );
  });
  await Promise.all(under);
  return { sent: under.length, answered, refused, failed, late, lasted: (performance.now() - began) / 1000 };

  function count(what: string): void {
    failed[what] = (failed[what] ?? 0) + 1;
  }
}

/** Does something at fixed times, whatever has become of those before. @param begin gets the time when it was due */
async function atConstantRate(
  rate: number,
  count: number,
  begin: (at: number, due: number) => void,
): Promise<void> {
  const start = performance.now();
  for (let at = 0; at < count; at++) {
    const due = start + (at * 1000) / rate;
    const ahead = due - performance.now();
    if (ahead > 0) await wait(ahead);
    begin(at, due);
  }
}

interface Reply {
  readonly status: number;
  /** Seconds of `Retry-After`; NaN without one. */
  readonly wait: number;
  readonly text: string;
}

function call(url: string, headers: Record<string, string>): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      { agent, headers, signal: AbortSignal.timeout(LONGEST) },
      (response: IncomingMessage) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (text += chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            wait: Number(response.headers['retry-after'] ?? Number.NaN),
            text,
          }),
        );
      },
    );
    sent.on('error', reject);
    sent.end();
  });
}

async function close(): Promise<void> {
  await Promise.all(sockets.splice(0).map(({ client }) => client.end()));
}

function follow(order: Order): Promise<unknown> {
  if (order.kind === 'open') return open(order.from, order.to);
  if (order.kind === 'announce') return announce(order.title);
  if (order.kind === 'notify') return notify(order.rate, order.count);
  if (order.kind === 'views') return views(order.rate, order.seconds);
  return close();
}

process.once('message', (first) => {
  plan = first as SenderPlan;
  process.on('message', (order) => {
    follow(order as Order).then(
      (reply) => process.send?.({ reply }),
      (error: unknown) => process.send?.({ error: String(error) }),
    );
  });
});
process.on('disconnect', () => process.exit());
