import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { connectClient, type Numbers, type TestClient } from '../../../demo/server/realtime/testing';
import type { Order, Pushed, SenderPlan, Viewed } from './protocol';

// A process of its own, so that what it does is not the backend's time: it gets its plan, then orders, over the channel to its parent.

/** Sockets that are opened at the same time. */
const TOGETHER = 20;
/** ms after which a push counts as missed, and a call as failed: pages give up after 30 s. */
const LONGEST = 30_000;
/** ms in which a message would come a second time, if it did. */
const AFTERWARDS = 1_000;
/** Browsers ask for it so. */
const FIRST_VIEW = '/auth/jwt/start?contextId=&lang=en';

let plan: SenderPlan;
const sockets: TestClient[] = [];
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
        sockets.push(client);
        await client.subscribed;
      }),
    );
  }
}

/**
 * Waits until each socket has what it is to have, and then for what comes a second time.
 * @param since how many messages each had before; messages that only repeat another kind's numbers count for neither
 */
async function collect(
  expected: ReadonlyMap<TestClient, number>,
  isIt: (numbers: Numbers, client: TestClient) => boolean,
  since: ReadonlyMap<TestClient, number>,
): Promise<Pushed> {
  const times: number[] = [];
  let missed = 0;
  await Promise.all(
    [...expected].map(async ([client, due]) => {
      const arrived = client.messages.when((numbers) => isIt(numbers, client)).then(() => performance.now());
      const late = wait(Math.max(0, due + LONGEST - performance.now()), undefined, { ref: false });
      const time = await Promise.race([arrived, late]);
      if (time === undefined) missed += 1;
      else times.push(time - due);
    }),
  );
  await wait(AFTERWARDS);
  let twice = 0;
  for (const client of expected.keys()) {
    const having = client.messages.all.slice(since.get(client) ?? 0).filter((each) => isIt(each, client));
    twice += Math.max(0, having.length - 1);
  }
  return { times, missed, twice };
}

const messagesNow = () => new Map(sockets.map((client) => [client, client.messages.all.length]));

/** One announcement, to everybody at once. */
async function announce(title: string): Promise<Pushed> {
  const since = messagesNow();
  const due = performance.now();
  const path = `/status/announce/gen?title=${encodeURIComponent(title)}`;
  const made = fetch(`${backendOf(0).userCentre}${path}`)
    .then((response) => response.json())
    .then(({ data }: { data: { id: string } }) => data.id);
  const id = await made;
  return collect(
    new Map(sockets.map((client) => [client, due])),
    ({ announcement }) => announcement?.lastId === id,
    since,
  );
}

/** Notices to one person after the other, at a constant rate. */
async function notify(rate: number, count: number): Promise<Pushed> {
  const since = messagesNow();
  const expected = new Map<TestClient, number>();
  const titles = new Map<TestClient, string>();
  await atConstantRate(rate, count, (at, due) => {
    const client = sockets[at % sockets.length]!;
    // Each person has one socket: another notice would take this one's place in the numbers.
    if (expected.has(client)) throw new Error('more notices than sockets');
    const title = `Load ${due}`;
    expected.set(client, due);
    titles.set(client, title);
    const path = `/status/notify/gen?user=${personOf(at).id}&title=${encodeURIComponent(title)}`;
    call(`${backendOf(at).userCentre}${path}`, {}).catch(() => {});
  });
  return collect(expected, ({ stats }, client) => stats?.['2']?.lastMsgTitle === titles.get(client), since);
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
  await Promise.all(sockets.splice(0).map((client) => client.end()));
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
