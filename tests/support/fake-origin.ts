import type { Clock } from '../../src/core/platform/clock';
import type { Locks } from '../../src/core/platform/late-platform';
import type { Tabs } from '../../src/core/platform/tabs';
import { readTabMessage } from '../../src/core/tab-messages/tab-messages';
import { type FakeClock, fakeClock } from './fake-clock';
import { fakeLocks } from './fake-locks';

/** The time, the locks and the channel that the tabs of one origin share. */
export interface FakeOrigin {
  readonly clock: FakeClock;
  /** The name of the tab that holds a lock. */
  holder(lock: string): string | null;
  tab(name: string): FakeTab;
}

export interface FakeTab {
  readonly clock: Clock;
  readonly tabs: Tabs;
  readonly locks: Locks;
  /** Runs now, or when the tab is thawed. */
  run(work: () => void): void;
  /** Stops everything in the tab until it is thawed; the tab keeps its locks. */
  freeze(): void;
  thaw(): void;
  /**
   * Stops the tab's intervals, but not its messages: a tab that has been hidden for a long time.
   * @param pause ms after which an interval runs again, as browsers do it
   */
  doze(pause?: number): void;
  /** Closes the tab: its locks fall to the next. */
  crash(): void;
}

type Run = (work: () => void) => void;
type Listeners = Map<string, Set<(message: unknown) => void>>;

export function fakeOrigin(): FakeOrigin {
  const clock = fakeClock();
  const locks = fakeLocks();
  const listeners: Listeners = new Map();

  function tab(name: string): FakeTab {
    let frozen = false;
    let dead = false;
    let pause = 0;
    const delayed: (() => void)[] = [];
    const run: Run = (work) => {
      if (dead) return;
      if (frozen) delayed.push(work);
      else work();
    };
    return {
      clock: tabClock(clock, run, () => pause),
      locks: locks.locksOf(name, run),
      run,
      tabs: tabChannel(name, listeners, run),
      doze(ms = Number.POSITIVE_INFINITY) {
        pause = ms;
      },
      freeze() {
        frozen = true;
      },
      thaw() {
        frozen = false;
        for (const work of delayed.splice(0)) work();
      },
      crash() {
        dead = true;
        listeners.delete(name);
        locks.release(name);
      },
    };
  }
  return { clock, tab, holder: locks.holder };
}

function tabClock(clock: FakeClock, run: Run, pause: () => number): Clock {
  return {
    now: clock.now,
    after: (ms, fn) => clock.after(ms, () => run(fn)),
    every(ms, fn) {
      let stopped = false;
      let waiting = false;
      let ranAt = clock.now();
      const stop = clock.every(ms, () => {
        // A frozen tab runs an interval once when it is thawed, however long it slept.
        if (waiting || clock.now() - ranAt < pause()) return;
        ranAt = clock.now();
        waiting = true;
        run(() => {
          waiting = false;
          if (!stopped) fn();
        });
      });
      return () => {
        stopped = true;
        stop();
      };
    },
  };
}

function tabChannel(name: string, listeners: Listeners, run: Run): Tabs {
  const own = new Set<(message: unknown) => void>();
  listeners.set(name, own);
  return {
    post(message) {
      const copy = structuredClone(message);
      for (const [other, fns] of listeners) {
        if (other === name) continue;
        queueMicrotask(() => {
          for (const fn of [...fns]) fn(copy);
        });
      }
      return true;
    },
    listen(fn) {
      const listener = (raw: unknown) => {
        const message = readTabMessage(raw);
        if (message) run(() => fn(message));
      };
      own.add(listener);
      return () => own.delete(listener);
    },
    close: () => own.clear(),
  };
}
