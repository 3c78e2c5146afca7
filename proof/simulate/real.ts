import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { until, within } from '@oms/demo/support/until';
import { tableOf } from '@oms/tools/markdown';
import { threeInSeconds } from '@oms/tools/quantile';
import { seeded } from '@oms/tools/seeded';
import { hiddenClock } from '@oms/tools/simulation/clock';
import { createMeter, mostOf } from '@oms/tools/simulation/meter';
import { type LeadingPage, openPage } from '@oms/tools/simulation/page';
import { AS_BUILT } from '@oms/tools/simulation/people';
import { realClock, realWorld } from '@oms/tools/simulation/real-world';
import { restart } from '@oms/tools/simulation/restart';
import type { ProofRun } from '../proof';
import { peopleOf, startBackend } from '../support/backend';
import { freePortBase } from '../support/port-base';

/** Part of the pages that somebody looks at. */
const LOOKING = 0.5;
/** ms that the service stays away at least, from the kill to the next start. */
const AWAY = 5_000;
/** ms in which the pages are opened: checks are every 5 s from there, so less than that would bring all back at once. */
const OPENING = 20_000;
/** The longest wait in ms for a start, and for all pages. */
const LONGEST = 120_000;

interface Returned {
  /** ms from the kill to the return. */
  readonly lasts: number;
  readonly inSight: readonly number[];
  readonly hidden: readonly number[];
  /** Attempts of sockets and calls in each second after the return, and the most of them in a second before it. */
  readonly attempts: readonly number[];
  readonly busiest: number;
  readonly refused: number;
}

/**
 * Kills and restarts the demo's backend while real sockets of the product's own connection are open, and simulates the same.
 * @returns both in a table
 */
export async function compareWithReal(
  pages: number,
  { print, fail }: Pick<ProofRun, 'print' | 'fail'>,
): Promise<string> {
  const real = await killAndRestart(pages, print);
  const back = real.inSight.length + real.hidden.length;
  // How long they take is the machine's.
  if (back !== pages) fail(`${back} of ${pages} pages are back`);
  const counted = await restart(
    { people: pages, tabs: 1, origins: 1, looking: LOOKING, lasts: real.lasts, failsAfter: 50 },
    AS_BUILT,
  );
  const row = (name: string, value: (returned: Returned) => string | number) => [
    name,
    String(value({ ...counted, lasts: real.lasts })),
    String(value(real)),
  ];
  return [
    `${pages.toLocaleString('en')} pages, ${LOOKING * 100} % of them in sight; the service was away for ${(real.lasts / 1000).toFixed(1)} s.`,
    tableOf(
      ['', 'simulated', 'real'],
      [
        row('back in s, in sight: p50 / p95 / p99', ({ inSight }) => threeInSeconds(inSight)),
        row('back in s, hidden: p50 / p95 / p99', ({ hidden }) => threeInSeconds(hidden)),
        row('pages back in the busiest second', busiestReturn),
        row('pages back', ({ inSight, hidden }) => inSight.length + hidden.length),
        row('attempts in the busiest second of the outage', ({ busiest }) => busiest),
        row('calls in the busiest second of the outage', ({ refused }) => refused),
        row('attempts in the busiest second after the return', ({ attempts }) => mostOf(attempts)),
        row('attempts in seconds 6–60 after it, busiest', ({ attempts }) => mostOf(attempts.slice(5, 60))),
      ],
    ),
  ].join('\n\n');
}

function busiestReturn({ inSight, hidden }: Returned): number {
  const meter = createMeter();
  for (const time of [...inSight, ...hidden]) meter.count('attempt', time);
  return mostOf(meter.seconds(0, LONGEST, 'attempt'));
}

async function killAndRestart(pages: number, print: (text: string) => void): Promise<Returned> {
  const portBase = await freePortBase();
  const folder = mkdtempSync(join(tmpdir(), 'oms-proof-'));
  const opened: LeadingPage[] = [];
  let backend = await startBackend({ portBase, folder });
  const { urls } = backend;
  try {
    const people = peopleOf(folder);
    const meter = createMeter();
    const began = Date.now();
    const random = seeded(1);
    let back = Number.POSITIVE_INFINITY;
    const returned = { inSight: [] as number[], hidden: [] as number[] };
    for (let page = 0; page < pages; page++) {
      const isSeen = page < pages * LOOKING;
      const world = realWorld(
        urls.userCentre,
        urls.console,
        people[page % people.length]!.token,
        random,
        meter,
        began,
      );
      opened.push(
        openPage(isSeen ? world : { ...world, clock: hiddenClock(realClock, random) }, isSeen, () => {
          if (Date.now() > back) returned[isSeen ? 'inSight' : 'hidden'].push(Date.now() - back);
        }),
      );
      await wait(OPENING / pages);
    }
    await until(() => opened.every((page) => page.isConnected()), 'all pages are connected', LONGEST);
    print(`${pages} sockets open`);
    // The backoff takes a connection for stable after 30 s.
    await wait(31_000);
    const killed = Date.now();
    await backend.kill();
    await wait(AWAY);
    backend = await startBackend({ portBase, folder }, (now) => {
      back = now;
    });
    print(`killed, and back after ${back - killed} ms`);
    const isBack = () => returned.inSight.length + returned.hidden.length === pages;
    await within(LONGEST, isBack);
    const second = (time: number) => Math.floor((time - began) / 1000) * 1000;
    const calls = ['poll', 'probe'] as const;
    return {
      ...returned,
      lasts: back - killed,
      attempts: meter.seconds(second(back), second(back) + 180_000, 'attempt'),
      busiest: mostOf(meter.seconds(second(killed), second(back), 'attempt')),
      refused: mostOf(meter.seconds(second(killed), second(back), ...calls)),
    };
  } finally {
    for (const page of opened) page.close();
    await backend.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}
