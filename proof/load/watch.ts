import { setTimeout as wait } from 'node:timers/promises';
import type { BackendProcess } from '../support/backend';

/** ms between two looks. */
const INTERVAL = 100;

export interface Seen {
  /** Calls that waited in one process, at most. */
  readonly waiting: number;
  /** ms that `/status/live` took, of each look. */
  readonly live: readonly number[];
}

/** Looks at the metrics of all processes until told to end. */
export function watchQueues(backends: readonly BackendProcess[]): { end(): Promise<Seen> } {
  let ended = false;
  let waiting = 0;
  const live: number[] = [];
  const look = async (backend: BackendProcess) => {
    while (!ended) {
      waiting = Math.max(waiting, (await queueOf(backend)).waiting);
      const asked = performance.now();
      await (await fetch(`${backend.urls.userCentre}/status/live`)).text();
      live.push(performance.now() - asked);
      await wait(INTERVAL);
    }
  };
  const looks = Promise.all(backends.map(look));
  // What goes wrong is told at the end.
  looks.catch(() => {});
  return {
    async end() {
      ended = true;
      await looks;
      return { waiting, live };
    },
  };
}

/** Calls that wait, and those that are worked on. */
export async function queueOf({ metricsUrl }: BackendProcess): Promise<{ waiting: number; atWork: number }> {
  const text = await (await fetch(metricsUrl)).text();
  const read = (name: string) =>
    Number(new RegExp(`^${name}\\{queue="calls"\\} (\\d+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
  return { waiting: read('oms_calls_waiting'), atWork: read('oms_calls_at_work') };
}
