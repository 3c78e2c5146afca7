import type { Clock } from '../../src/core/platform/clock';

export interface FakeClock extends Clock {
  /** Advances the time and runs the timers that are due, in order; lets promises settle in between. */
  advance(ms: number): Promise<void>;
  /** Number of pending timers. */
  readonly waiting: number;
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

export function fakeClock(start = Date.UTC(2026, 10, 20, 2, 42)): FakeClock {
  let now = start;
  let next = 1;
  const timers = new Map<number, { due: number; every: number | null; fn: () => void }>();
  const add = (ms: number, every: number | null, fn: () => void) => {
    const id = next++;
    timers.set(id, { due: now + ms, every, fn });
    return () => void timers.delete(id);
  };
  return {
    now: () => now,
    after: (ms, fn) => add(ms, null, fn),
    every: (ms, fn) => add(ms, ms, fn),
    get waiting() {
      return timers.size;
    },
    async advance(ms) {
      const end = now + ms;
      await settle();
      for (;;) {
        const due = [...timers]
          .filter(([, timer]) => timer.due <= end)
          .sort((a, b) => a[1].due - b[1].due)[0];
        if (!due) break;
        const [id, timer] = due;
        now = Math.max(now, timer.due);
        if (timer.every === null) timers.delete(id);
        else timer.due += timer.every;
        timer.fn();
        await settle();
      }
      now = end;
      await settle();
    },
  };
}
