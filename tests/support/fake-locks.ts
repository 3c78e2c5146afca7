import type { Locks } from '../../src/core/platform/late-platform';

/** The locks of one origin in memory. */
export interface FakeLocks {
  /** The tab that holds a lock. */
  holder(lock: string): string | null;
  /** @param run runs work in the tab, at once or when it is thawed */
  locksOf(tab: string, run: (work: () => void) => void): Locks;
  /** The tab is gone: its locks fall to the next tabs. */
  release(tab: string): void;
}

/** A tab that holds a lock or waits for it. */
interface Waiter {
  tab: string;
  grant(): void;
  steal(): void;
}

const abortError = () => new DOMException('stolen or given up', 'AbortError');

export function fakeLocks(): FakeLocks {
  const held = new Map<string, Waiter>();
  const queues = new Map<string, Waiter[]>();
  const queue = (lock: string) => {
    const found = queues.get(lock) ?? [];
    queues.set(lock, found);
    return found;
  };
  function next(lock: string): void {
    if (held.has(lock)) return;
    const waiter = queue(lock).shift();
    if (!waiter) return;
    held.set(lock, waiter);
    waiter.grant();
  }

  const locksOf: FakeLocks['locksOf'] = (tab, run) => ({
    request: (lock, options, hold) =>
      new Promise((resolve, reject) => {
        const release = (settle: () => void) => {
          if (held.get(lock) === waiter) held.delete(lock);
          settle();
          next(lock);
        };
        const waiter: Waiter = {
          tab,
          grant: () =>
            run(
              () =>
                void hold().then(
                  () => release(resolve),
                  (error) => release(() => reject(error)),
                ),
            ),
          steal: () => run(() => reject(abortError())),
        };
        if ('steal' in options) {
          const before = held.get(lock);
          held.set(lock, waiter);
          before?.steal();
          waiter.grant();
          return;
        }
        options.signal.addEventListener('abort', () => {
          const at = queue(lock).indexOf(waiter);
          if (at >= 0) queue(lock).splice(at, 1);
          reject(abortError());
        });
        queue(lock).push(waiter);
        // The browser answers later, never at once.
        queueMicrotask(() => next(lock));
      }),
  });

  return {
    holder: (lock) => held.get(lock)?.tab ?? null,
    locksOf,
    release(tab) {
      for (const [lock, waiters] of queues) {
        queues.set(
          lock,
          waiters.filter((waiter) => waiter.tab !== tab),
        );
      }
      for (const [lock, waiter] of [...held]) {
        if (waiter.tab !== tab) continue;
        held.delete(lock);
        next(lock);
      }
    },
  };
}
