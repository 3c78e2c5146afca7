import type { Platform } from '../platform/platform';
import type { Locks } from '../platform/wires';

/** How often a follower that can be seen asks whether the leader lives, in ms. */
export const PING_EVERY = 5_000;
/** So many questions without an answer, and the leader is taken for frozen. */
const PATIENCE = 2;
/** Several followers lose patience together: each waits a part of this, in ms. */
const SPREAD = 500;

export interface RaceEvents {
  lead(): void;
  follow(): void;
  ping(): void;
  /** Locks are refused here, as in a sandboxed frame: the tab works alone. */
  refused(error: unknown): void;
}

export interface Race {
  /** The leader has given a sign of life. */
  heard(): void;
  /** Another has taken over without this tab having been told: gives up the lead. */
  yield(): void;
  leave(): void;
}

/**
 * The race for the lead of all tabs of one user on one origin. The lock goes to the next in the queue when its tab closes;
 * a tab that is frozen keeps it, so those who wait ask for signs of life and take the lock in the end.
 */
export function enterRace(
  name: string,
  locks: Locks,
  { clock, page, random }: Pick<Platform, 'clock' | 'page' | 'random'>,
  on: RaceEvents,
): Race {
  let left = false;
  /** Ends the wait for the lock, or the holding of it. */
  let withdraw = () => {};
  let leading = false;
  let missed = 0;
  let stopPings: (() => void) | null = null;
  let stopTheft: (() => void) | null = null;

  function enter(steal: boolean): void {
    const controller = new AbortController();
    let release = () => {};
    withdraw();
    withdraw = () => {
      controller.abort();
      release();
    };
    const { signal } = controller;
    const held = () =>
      new Promise<void>((resolve) => {
        release = resolve;
        if (signal.aborted) resolve();
        else lead(true);
      });
    locks.request(name, steal ? { steal: true } : { signal }, held).catch((error: unknown) => {
      if (signal.aborted) return;
      if (!leading) {
        left = true;
        watch();
        on.refused(error);
        return;
      }
      // Robbed: this tab did not answer for a while.
      lead(false);
      enter(false);
    });
  }

  function lead(now: boolean): void {
    if (leading === now) return;
    leading = now;
    if (now) on.lead();
    else on.follow();
    watch();
  }

  /** Timers of hidden pages are late, so only a page in sight judges another. */
  function watch(): void {
    stopPings?.();
    stopTheft?.();
    missed = 0;
    stopPings = left || leading || page.hidden() ? null : clock.every(PING_EVERY, ask);
    if (stopPings) ask();
  }

  function ask(): void {
    if (missed < PATIENCE) {
      missed += 1;
      on.ping();
      return;
    }
    missed = 0;
    stopTheft?.();
    stopTheft = clock.after(random() * SPREAD, () => enter(true));
  }

  const stopSight = page.listen(watch);
  on.follow();
  enter(false);
  watch();
  return {
    heard() {
      missed = 0;
      stopTheft?.();
    },
    yield() {
      if (!leading) return;
      lead(false);
      enter(false);
    },
    leave() {
      left = true;
      stopSight();
      withdraw();
      watch();
    },
  };
}
