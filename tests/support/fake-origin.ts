import type { Clock } from '../../src/core/platform/clock';
import type { Tabs } from '../../src/core/platform/tabs';
import type { Locks } from '../../src/core/platform/wires';
import { type FakeClock, fakeClock } from './fake-clock';

/** What the tabs of one origin share: time, the locks and the channel. */
export interface FakeOrigin {
  readonly clock: FakeClock;
  /** Who holds a lock, by the name of the tab. */
  holder(lock: string): string | null;
  tab(name: string): FakeTab;
}

export interface FakeTab {
  readonly clock: Clock;
  readonly tabs: Tabs;
  readonly locks: Locks;
  /** Runs now, or when the tab is thawed. */
  run(work: () => void): void;
  /** Nothing runs in the tab any more, until it is thawed; it holds what it holds. */
  freeze(): void;
  thaw(): void;
  /** Its timers no longer run, messages still come: a tab that has been hidden for long. */
  doze(): void;
  /** The tab is closed: its locks fall to the next. */
  crash(): void;
}

interface Claim {
  tab: string;
  grant(): void;
  rob(): void;
}

const abortError = () => new DOMException('stolen or given up', 'AbortError');

export function fakeOrigin(): FakeOrigin {
  const clock = fakeClock();
  const held = new Map<string, Claim>();
  const queues = new Map<string, Claim[]>();
  const listeners = new Map<string, Set<(message: unknown) => void>>();
  const queue = (name: string) => {
    const found = queues.get(name) ?? [];
    queues.set(name, found);
    return found;
  };
  function next(name: string): void {
    if (held.has(name)) return;
    const claim = queue(name).shift();
    if (!claim) return;
    held.set(name, claim);
    claim.grant();
  }

  function tab(name: string): FakeTab {
    let frozen = false;
    let dead = false;
    let dozing = false;
    const late: (() => void)[] = [];
    const run = (work: () => void) => {
      if (dead) return;
      if (frozen) late.push(work);
      else work();
    };
    const mine = new Set<(message: unknown) => void>();
    listeners.set(name, mine);
    const locks: Locks = {
      request: (lock, options, hold) =>
        new Promise((resolve, reject) => {
          const release = (settle: () => void) => {
            if (held.get(lock) === claim) held.delete(lock);
            settle();
            next(lock);
          };
          const claim: Claim = {
            tab: name,
            grant: () =>
              run(
                () =>
                  void hold().then(
                    () => release(resolve),
                    (error) => release(() => reject(error)),
                  ),
              ),
            rob: () => run(() => reject(abortError())),
          };
          if ('steal' in options) {
            const robbed = held.get(lock);
            held.set(lock, claim);
            robbed?.rob();
            claim.grant();
            return;
          }
          options.signal.addEventListener('abort', () => {
            const at = queue(lock).indexOf(claim);
            if (at >= 0) queue(lock).splice(at, 1);
            reject(abortError());
          });
          queue(lock).push(claim);
          // The browser answers later, never at once.
          queueMicrotask(() => next(lock));
        }),
    };
    return {
      clock: {
        now: clock.now,
        after: (ms, fn) => clock.after(ms, () => run(fn)),
        every: (ms, fn) => {
          let stopped = false;
          let waiting = false;
          const stop = clock.every(ms, () => {
            // A frozen tab runs an interval once when it is thawed, however long it slept.
            if (waiting || dozing) return;
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
      },
      locks,
      run,
      tabs: {
        post(message) {
          const copy = structuredClone(message);
          for (const [other, fns] of listeners) {
            if (other === name) continue;
            queueMicrotask(() => {
              for (const fn of [...fns]) fn(copy);
            });
          }
        },
        listen(fn) {
          const heard = (message: unknown) => run(() => fn(message));
          mine.add(heard);
          return () => mine.delete(heard);
        },
        close: () => mine.clear(),
      },
      doze() {
        dozing = true;
      },
      freeze() {
        frozen = true;
      },
      thaw() {
        frozen = false;
        for (const work of late.splice(0)) work();
      },
      crash() {
        dead = true;
        listeners.delete(name);
        for (const [lock, claims] of queues) {
          queues.set(
            lock,
            claims.filter((claim) => claim.tab !== name),
          );
        }
        for (const [lock, claim] of [...held]) {
          if (claim.tab !== name) continue;
          held.delete(lock);
          next(lock);
        }
      },
    };
  }
  return { clock, tab, holder: (lock) => held.get(lock)?.tab ?? null };
}
