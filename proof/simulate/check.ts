import { quantile } from '@oms/tools/quantile';
import { mostOf } from '@oms/tools/simulation/meter';
import { ANNOUNCEMENTS_EVERY, NOTICES_EVERY } from '@oms/tools/simulation/page';
import type { MorningRow, RestartRow } from './report';

/**
 * ms in which 95 of 100 pages are back: in sight they check every 5 s, hidden ones once a minute, and then there is a
 * handshake.
 */
const IN_SIGHT = 5_000;
const HIDDEN = 61_000;
/** By how much the busiest second may exceed what each second would have if all were spread evenly. */
const UNEVEN = 1.5;

/**
 * What does not hold of a restart, as the shell is built.
 * @param looking part of the people who look at one of their tabs
 */
export function faultsOfRestart(row: RestartRow, looking: number): string[] {
  const { people, built, outage, failsAfter, inSight, hidden, missing, attempts, calls } = row;
  const { faults, expect } = faultsOf(`${people} people, ${built}, away ${outage}`);
  expect(missing === 0, `${missing} are not back`);
  // An attempt that began while the service was away fails later.
  for (const [name, times, bound] of [
    ['in sight', inSight, IN_SIGHT + failsAfter],
    ['hidden', hidden, HIDDEN + failsAfter],
  ] as const) {
    const p95 = quantile(times, 0.95);
    expect(p95 <= bound, `${name}, 95 of 100 are back after ${(p95 / 1000).toFixed(1)} s`);
  }
  const evenly = people * (looking / 5 + (1 - looking) / 60);
  expect(mostOf(attempts) <= evenly * UNEVEN, `${mostOf(attempts)} attempts in a second`);
  // Both polls of each page, which are spread over 5 s.
  expect(mostOf(calls) <= ((2 * people) / 5) * UNEVEN, `${mostOf(calls)} calls in a second`);
  return faults;
}

/** What does not hold of nine o’clock, as the shell is built. @param tabs of each person */
export function faultsOfMorning(
  { people, built, first, polls, sockets }: MorningRow,
  tabs: number,
): string[] {
  const { faults, expect } = faultsOf(`${people} people, ${built}`);
  expect(first.all === people * tabs, `${first.all} calls of first views`);
  // As docs/scale.md computes it.
  const evenly = (people * tabs) / 900;
  expect(first.p99 <= evenly + 3 * Math.sqrt(evenly), `${first.p99} first views a second`);
  const asked = sockets * 1000 * (1 / NOTICES_EVERY + 1 / ANNOUNCEMENTS_EVERY);
  expect(polls <= asked * 1.1, `${polls.toFixed(1)} polls a second`);
  return faults;
}

function faultsOf(where: string) {
  const faults: string[] = [];
  const expect = (holds: boolean, what: string) => {
    if (!holds) faults.push(`${where}: ${what}`);
  };
  return { faults, expect };
}
