import type { Locks } from '../platform/late-platform';
import type { Platform } from '../platform/platform';

/** Pause in ms between two pings of a visible follower to the leader. */
export const PING_EVERY = 5_000;
/** Pings without an answer after which a follower takes the leader for frozen. */
const MISSED_PINGS = 2;
/** The longest random delay in ms before a follower steals the lock: several may give the leader up at the same time. */
const STEAL_JITTER = 500;
/** ms that the browser has to grant a stolen lock. It grants one at once, so one that is late never comes. */
const GRANT_TIME = 5_000;

export interface ElectionEvents {
  /** This tab is the leader now. */
  lead(): void;
  /** This tab is a follower now. */
  follow(): void;
  /** Time to send a ping to the leader. */
  ping(): void;
  /** The browser refuses locks, as in a sandboxed frame, or tabs do not hear each other: the tab works alone. */
  refused(error: unknown): void;
}

export interface LeaderElection {
  /** To be called at each message of the leader: it lives. */
  leaderAnswered(): void;
  /** Makes this tab a follower: another has become the leader, and the browser has not reported the stolen lock yet. */
  stepDown(): void;
  leave(): void;
}

/**
 * Elects a leader among all tabs of one user on one origin: the tab that holds the lock. The lock falls to the next tab
 * in the queue when its tab closes. A frozen tab keeps it, so followers ping the leader, and steal the lock of one that
 * does not answer.
 */
export function joinElection(
  name: string,
  locks: Locks,
  { clock, page, random }: Pick<Platform, 'clock' | 'page' | 'random'>,
  on: ElectionEvents,
): LeaderElection {
  let left = false;
  /** Ends the wait for the lock, or releases it. */
  let withdraw = () => {};
  let leading = false;
  let missed = 0;
  /** Another tab took the lock, and no leader has answered since. */
  let stolen = false;
  let stopPings: (() => void) | null = null;
  let cancelSteal: (() => void) | null = null;

  function requestLock(steal: boolean): void {
    const controller = new AbortController();
    let release = () => {};
    withdraw();
    const { signal } = controller;
    const late = () => giveUp(new Error('the browser does not grant a lock'));
    const cancelGrant = steal ? clock.after(GRANT_TIME, late) : () => {};
    withdraw = () => {
      controller.abort();
      cancelGrant();
      release();
    };
    const held = () =>
      new Promise<void>((resolve) => {
        cancelGrant();
        release = resolve;
        if (signal.aborted) resolve();
        else setLeading(true);
      });
    locks.request(name, steal ? { steal: true } : { signal }, held).catch((error: unknown) => {
      if (signal.aborted) return;
      if (!leading) {
        giveUp(error);
        return;
      }
      // Another tab has stolen the lock: this one did not answer its pings.
      stolen = true;
      setLeading(false);
      requestLock(false);
    });
  }

  function giveUp(error: unknown): void {
    left = true;
    withdraw();
    watchLeader();
    on.refused(error);
  }

  function setLeading(now: boolean): void {
    if (leading === now) return;
    leading = now;
    if (now) on.lead();
    else on.follow();
    watchLeader();
  }

  /** Starts or stops the pings. Timers of hidden pages run late, so only a visible page judges the leader. */
  function watchLeader(): void {
    stopPings?.();
    cancelSteal?.();
    missed = 0;
    stopPings = left || leading || page.hidden() ? null : clock.every(PING_EVERY, ping);
    if (stopPings) ping();
  }

  function ping(): void {
    if (missed < MISSED_PINGS) {
      missed += 1;
      on.ping();
      return;
    }
    missed = 0;
    // Both tabs are awake, and would take the lock from each other for ever.
    if (stolen) {
      giveUp(new Error('tabs do not hear each other'));
      return;
    }
    cancelSteal?.();
    cancelSteal = clock.after(random() * STEAL_JITTER, () => requestLock(true));
  }

  const stopVisibility = page.listen(watchLeader);
  on.follow();
  requestLock(false);
  watchLeader();
  return {
    leaderAnswered() {
      missed = 0;
      stolen = false;
      cancelSteal?.();
    },
    stepDown() {
      if (!leading) return;
      setLeading(false);
      requestLock(false);
    },
    leave() {
      left = true;
      stopVisibility();
      withdraw();
      watchLeader();
    },
  };
}
