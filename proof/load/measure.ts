import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { until } from '@oms/demo/support/until';
import { type BackendProcess, type Memory, peopleOf, startBackend } from '../support/backend';
import type { Pushed, Viewed } from './protocol';
import { type Sender, startSender } from './send';
import { queueOf, type Seen, watchQueues } from './watch';

/** How much of it. */
export interface Sizes {
  /** Sockets in all, one after the other. */
  readonly sockets: readonly number[];
  readonly announcements: number;
  /** Notices a second, and how many. */
  readonly notices: { readonly rate: number; readonly count: number };
  /** First views a second. */
  readonly rates: readonly number[];
  /** Seconds of each rate. */
  readonly seconds: number;
}

export interface Deployment {
  /** Of the database, in the tables. */
  readonly engine: string;
  readonly processes: number;
  /** A server; the embedded database without it. */
  readonly databaseUrl?: string | undefined;
}

export interface SocketsRow extends Deployment {
  readonly sockets: number;
  /** Bytes of a socket. */
  readonly memory: Memory;
  readonly announced: Pushed;
  readonly notified: Pushed;
}

export interface ViewsRow extends Deployment, Viewed {
  readonly rate: number;
  readonly seen: Seen;
}

export interface Measured {
  readonly sockets: readonly SocketsRow[];
  readonly views: readonly ViewsRow[];
}

/** First views before anything is measured: the first ones compile what the others run. */
const WARM_UP = { rate: 10, seconds: 4 };

/** Starts a deployment on a new database, and measures it. */
export async function measure(
  deployment: Deployment,
  { portBase, sizes, print }: { portBase: number; sizes: Sizes; print: (text: string) => void },
): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'oms-load-'));
  const backends: BackendProcess[] = [];
  let sender: Sender | undefined;
  try {
    const plan = { folder, databaseUrl: deployment.databaseUrl };
    const people = Math.max(...sizes.sockets);
    for (let at = 0; at < deployment.processes; at++) {
      const own = { ...plan, portBase: portBase + at * 20 };
      backends.push(await startBackend(at === 0 ? { ...own, people } : { ...own, joins: true }));
    }
    // All of them answer to the pages of the first one's hosts.
    const urls = backends.map((backend) => ({ ...backend.urls, console: backend.urls.console }));
    sender = startSender({ people: peopleOf(folder), backends: urls });
    await sender.views(WARM_UP.rate, WARM_UP.seconds);
    const name = `${deployment.engine}, ${deployment.processes} process${deployment.processes > 1 ? 'es' : ''}`;
    const sockets: SocketsRow[] = [];
    const empty = await memoryOf(backends);
    let before = 0;
    for (const count of sizes.sockets) {
      await sender.open(before, count);
      before = count;
      await quiet(backends);
      const full = await memoryOf(backends);
      const memory = { rss: (full.rss - empty.rss) / count, heap: (full.heap - empty.heap) / count };
      const rounds: Pushed[] = [];
      for (let at = 0; at < sizes.announcements; at++)
        rounds.push(await sender.announce(`Load ${count} ${at}`));
      const announced = together(rounds);
      const notified = await sender.notify(sizes.notices.rate, sizes.notices.count);
      sockets.push({ ...deployment, sockets: count, memory, announced, notified });
      print(`${name}: ${count} sockets`);
    }
    await sender.closeSockets();
    const views: ViewsRow[] = [];
    for (const rate of sizes.rates) {
      await quiet(backends);
      const watch = watchQueues(backends);
      const viewed = await sender.views(rate, sizes.seconds);
      views.push({ ...deployment, rate, ...viewed, seen: await watch.end() });
      print(`${name}: ${rate} first views a second`);
    }
    return { sockets, views };
  } finally {
    sender?.end();
    await Promise.all(backends.map((backend) => backend.kill()));
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

const together = (rounds: readonly Pushed[]): Pushed => ({
  times: rounds.flatMap(({ times }) => times),
  missed: rounds.reduce((sum, { missed }) => sum + missed, 0),
  twice: rounds.reduce((sum, { twice }) => sum + twice, 0),
});

async function memoryOf(backends: readonly BackendProcess[]): Promise<Memory> {
  const each = await Promise.all(backends.map((backend) => backend.memory()));
  return {
    rss: each.reduce((sum, { rss }) => sum + rss, 0),
    heap: each.reduce((sum, { heap }) => sum + heap, 0),
  };
}

/** Waits until nobody works on a call or waits with one. */
async function quiet(backends: readonly BackendProcess[]): Promise<void> {
  await until(async () => {
    const queues = await Promise.all(backends.map(queueOf));
    await wait(100);
    return queues.every(({ waiting, atWork }) => waiting + atWork === 0);
  }, 'all calls are answered');
}
