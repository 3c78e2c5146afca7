import { tableOf } from '@oms/tools/markdown';
import { threeInSeconds } from '@oms/tools/quantile';
import { mostOf, sumOf } from '@oms/tools/simulation/meter';
import type { Morning } from '@oms/tools/simulation/morning';
import type { Restart } from '@oms/tools/simulation/restart';

/** A whole number as English writes it; small ones with a digit behind the point. */
export const count = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 1 : 0 });

export interface MorningRow extends Morning {
  readonly people: number;
  readonly built: string;
}

export function morningTable(rows: readonly MorningRow[]): string {
  return tableOf(
    [
      'people',
      'built',
      'first-view calls in all',
      'a second: mean',
      'p99',
      'busiest',
      'sockets',
      'opened a second, busiest minute',
      'polls a second, all day',
    ],
    rows.map(({ people, built, first, sockets, attempts, polls }) => [
      count(people),
      built,
      count(first.all),
      count(first.mean),
      count(first.p99),
      count(first.most),
      count(sockets),
      count(attempts),
      count(polls),
    ]),
  );
}

/** Calls a second over the time, each the mean of a minute. */
export function minutesTable(rows: readonly MorningRow[]): string {
  const shown = [1, 3, 5, 8, 10, 12, 15, 18, 20, 23, 25];
  return tableOf(
    ['built', ...shown.map((minute) => `minute ${minute}`)],
    rows.map(({ built, minutes }) => [built, ...shown.map((minute) => count(minutes[minute - 1]! / 60))]),
  );
}

export interface RestartRow extends Restart {
  readonly people: number;
  readonly built: string;
  readonly outage: string;
  /** ms until an attempt fails meanwhile. */
  readonly failsAfter: number;
}

export function restartTable(rows: readonly RestartRow[]): string {
  return tableOf(
    [
      'people',
      'built',
      'away',
      'back in s, in sight: p50 / p95 / p99',
      'hidden: p50 / p95 / p99',
      'not back in 3 min',
      'attempts in the busiest second of the outage',
      'calls in it',
      'attempts in the busiest second after the return',
      'calls in it',
      'calls in 3 min after it',
    ],
    rows.map(({ people, built, outage, inSight, hidden, missing, busiest, refused, attempts, calls }) => [
      count(people),
      built,
      outage,
      threeInSeconds(inSight),
      threeInSeconds(hidden),
      count(missing),
      count(busiest),
      count(refused),
      count(mostOf(attempts)),
      count(mostOf(calls)),
      count(sumOf(calls)),
    ]),
  );
}

/** Attempts a second after the return; of a longer time the busiest. */
export function attemptsTable(rows: readonly (Restart & { readonly built: string })[]): string {
  const parts = [
    ...[0, 1, 2, 3, 4].map((second) => [second, second + 1] as const),
    ...([
      [5, 10],
      [10, 30],
      [30, 60],
      [60, 180],
    ] as const),
  ];
  const nameOf = ([from, to]: readonly [number, number]) => (to - from === 1 ? `${to}` : `${from + 1}–${to}`);
  return tableOf(
    ['attempts in second', ...parts.map(nameOf)],
    rows.map(({ built, attempts }) => [
      built,
      ...parts.map(([from, to]) => count(mostOf(attempts.slice(from, to)))),
    ]),
  );
}
