import { createBackoff } from '../../src/core/realtime/socket/backoff';
import { CHECK_EVERY, HIDDEN_WAIT } from '../../src/core/realtime/timing';

/** Pause in ms between two pulls of a page without a socket (docs/behaviour.md#polling). */
const PULL_EVERY = 180_000;
/** Time in ms from an attempt to the open connection: DNS, TCP, TLS, the upgrade, CONNECT. */
const HANDSHAKE = 150;
const MINUTE = 60_000;
/** Seconds after the return of the service that are counted. */
const COUNTED = 180;

export interface Outage {
  /** Tabs, each the leader of its origin. */
  readonly tabs: number;
  /** Part of them in sight, 0 to 1. */
  readonly inSight: number;
  /** ms from the moment at which all sockets drop until the service is back. */
  readonly lasts: number;
  /** ms until an attempt fails: soon where it is refused, late where packets are lost. */
  readonly failsAfter: number;
}

export interface Reconnects {
  /** Attempts in each second of the first three minutes after the service is back. */
  readonly attempts: readonly number[];
  /** The most attempts in a second of the outage. */
  readonly busiest: number;
  /** ms from the return of the service to that of each tab, ascending. */
  readonly inSight: readonly number[];
  readonly hidden: readonly number[];
}

/** Lets tabs lose their sockets and return, by the shell's own backoff and in a time that is only counted. */
export function simulate(outage: Outage): Reconnects {
  const random = seeded(1);
  const seconds: number[] = [];
  const back: Record<'inSight' | 'hidden', number[]> = { inSight: [], hidden: [] };
  for (let tab = 0; tab < outage.tabs; tab++) {
    const inSight = tab < outage.tabs * outage.inSight;
    const returned = runTab(outage, inSight, random, (at) => {
      const second = Math.floor((at - outage.lasts) / 1000);
      seconds[second + outage.lasts / 1000] = (seconds[second + outage.lasts / 1000] ?? 0) + 1;
    });
    back[inSight ? 'inSight' : 'hidden'].push(returned - outage.lasts);
  }
  const first = outage.lasts / 1000;
  const counts = Array.from({ length: first + COUNTED }, (_, second) => seconds[second] ?? 0);
  return {
    attempts: counts.slice(first),
    busiest: Math.max(...counts.slice(0, first)),
    inSight: back.inSight.sort((one, other) => one - other),
    hidden: back.hidden.sort((one, other) => one - other),
  };
}

/** One tab from the drop at time 0. @returns when it is connected again */
function runTab(
  { lasts, failsAfter }: Outage,
  inSight: boolean,
  random: () => number,
  onAttempt: (at: number) => void,
): number {
  let now = -MINUTE;
  const clock = { now: () => now, after: () => () => {}, every: () => () => {} };
  const backoff = createBackoff({ clock, random }, () => (inSight ? 0 : HIDDEN_WAIT));
  backoff.tried();
  backoff.up();
  now = 0;
  backoff.down();
  let pulledAt = 0;
  let busyUntil = 0;
  // Pages are opened at any time, so the moments of their checks are spread.
  for (let tick = random() * CHECK_EVERY; ; tick += CHECK_EVERY) {
    if (tick < busyUntil) continue;
    now = tick;
    if (now - pulledAt >= PULL_EVERY) {
      pulledAt = now;
      if (now >= lasts) backoff.shortenWait();
    }
    if (!backoff.isDue()) continue;
    backoff.tried();
    onAttempt(now);
    if (now >= lasts) return now + HANDSHAKE;
    now += failsAfter;
    busyUntil = now;
    backoff.down();
  }
}

/** The part of ascending times that is not above a limit. */
export const within = (times: readonly number[], limit: number): number =>
  times.filter((time) => time <= limit).length / times.length;

/** Numbers from 0 to 1, the same in every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
