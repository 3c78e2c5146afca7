/**
 * Kinds of calls: of a first view, a poll, a sign-in after the first view, a probe of a lost service, an attempt to
 * open a socket.
 */
export type Counted = 'first' | 'poll' | 'signIn' | 'probe' | 'attempt';

/** Counts what a service gets, by the second. */
export interface Meter {
  count(kind: Counted, at: number): void;
  /** @returns how many there were in each second of a time, in ms */
  seconds(from: number, to: number, ...kinds: readonly Counted[]): number[];
}

/** @param weight how many one stands for */
export function createMeter(weight = 1): Meter {
  const counts = new Map<Counted, number[]>();
  return {
    count(kind, at) {
      const seconds = counts.get(kind) ?? [];
      counts.set(kind, seconds);
      const second = Math.floor(at / 1000);
      seconds[second] = (seconds[second] ?? 0) + weight;
    },
    seconds: (from, to, ...kinds) =>
      Array.from({ length: Math.ceil((to - from) / 1000) }, (_, at) =>
        kinds.reduce((sum, kind) => sum + (counts.get(kind)?.[Math.floor(from / 1000) + at] ?? 0), 0),
      ),
  };
}

export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** The largest of many: `Math.max` takes no more arguments than the stack holds. */
export const mostOf = (values: readonly number[]): number =>
  values.reduce((most, value) => Math.max(most, value), 0);
