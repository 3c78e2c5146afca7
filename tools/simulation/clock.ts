import type { Clock } from '../../src/core/platform/clock';

/** A time that is only counted, for thousands of pages at once. It begins at 0. */
export interface CountedClock extends Clock {
  /** A promise is about to settle: what waits for it runs before the next timer. */
  touch(): void;
  /** Runs the timers up to a time in ms, in order. */
  run(until: number): Promise<void>;
}

interface Timer {
  due: number;
  /** Timers of the same ms run in the order in which they were set. */
  order: number;
  every: number | null;
  fn: (() => void) | null;
}

const isBefore = (one: Timer, other: Timer) =>
  one.due < other.due || (one.due === other.due && one.order < other.order);

export function countedClock(): CountedClock {
  const heap: Timer[] = [];
  let now = 0;
  let order = 0;
  let touched = false;

  function push(timer: Timer): void {
    let at = heap.push(timer) - 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (!isBefore(timer, heap[above]!)) break;
      heap[at] = heap[above]!;
      at = above;
    }
    heap[at] = timer;
  }

  function pop(): Timer {
    const first = heap[0]!;
    const last = heap.pop()!;
    if (heap.length === 0) return first;
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      if (below >= heap.length) break;
      if (below + 1 < heap.length && isBefore(heap[below + 1]!, heap[below]!)) below += 1;
      if (!isBefore(heap[below]!, last)) break;
      heap[at] = heap[below]!;
      at = below;
    }
    heap[at] = last;
    return first;
  }

  function add(ms: number, every: number | null, fn: () => void): () => void {
    const timer: Timer = { due: now + Math.max(0, ms), order: order++, every, fn };
    push(timer);
    return () => {
      timer.fn = null;
    };
  }

  return {
    now: () => now,
    // A timer mostly settles a promise, whose listeners run before the next timer. An interval checks something, and
    // seldom begins work.
    after: (ms, fn) =>
      add(ms, null, () => {
        touched = true;
        fn();
      }),
    every: (ms, fn) => add(ms, ms, fn),
    touch() {
      touched = true;
    },
    async run(until) {
      for (;;) {
        if (touched) {
          touched = false;
          await new Promise((resolve) => setImmediate(resolve));
        }
        if (heap.length === 0 || heap[0]!.due > until) break;
        const timer = pop();
        if (!timer.fn) continue;
        now = timer.due;
        timer.fn();
        if (timer.every === null || !timer.fn) continue;
        timer.due += timer.every;
        timer.order = order++;
        push(timer);
      }
      now = until;
    },
  };
}

/** Pause in ms between two wake-ups of the timers of a page that has been out of sight for minutes, in Chromium. */
const HIDDEN_TIMERS = 60_000;

/**
 * The clock of a page that nobody sees: the browser runs its intervals once a minute, at a moment of its own. Timers
 * that an event or a promise of the network sets run on time: those of the shell are of that kind.
 */
export function hiddenClock(clock: Clock, random: () => number): Clock {
  return {
    ...clock,
    every(ms, fn) {
      let stop = clock.after(random() * HIDDEN_TIMERS, () => {
        stop = clock.every(Math.max(ms, HIDDEN_TIMERS), fn);
        fn();
      });
      return () => stop();
    },
  };
}
