import { describe, expect, test } from 'vitest';
import { faultsOfMorning, faultsOfRestart } from './check';
import type { MorningRow, RestartRow } from './report';

describe('a restart', () => {
  const LOOKING = 0.3;
  const row: RestartRow = {
    ...{ people: 1_000, built: 'as built', outage: '10 s', failsAfter: 50, missing: 0 },
    ...{ attempts: [80, 70], calls: [413], busiest: 80, refused: 7_000 },
    inSight: Array.from({ length: 300 }, (_, at) => at * 16),
    hidden: Array.from({ length: 700 }, (_, at) => at * 80),
  };
  const faults = (other: Partial<RestartRow>) => faultsOfRestart({ ...row, ...other }, LOOKING);

  test('holds where all are back in time, and nothing comes in heaps', () => {
    expect(faults({})).toEqual([]);
    const late = row.inSight.map((time) => time + 5_000);
    expect(faults({ inSight: late, failsAfter: 10_000 })).toEqual([]);
  });

  test.each<[string, Partial<RestartRow>, string]>([
    ['pages are missing', { missing: 3 }, '3 are not back'],
    ['those in sight are late', { inSight: [5_100] }, 'in sight, 95 of 100 are back after 5.1 s'],
    ['the hidden are late', { hidden: [62_000] }, 'hidden, 95 of 100 are back after 62.0 s'],
    ['nobody was in sight', { inSight: [] }, 'in sight, 95 of 100 are back after NaN s'],
    ['attempts come together', { attempts: [1, 300] }, '300 attempts in a second'],
    ['polls come together', { calls: [2_000] }, '2000 calls in a second'],
  ])('does not hold where %s', (_, other, what) => {
    expect(faults(other)).toEqual([`1000 people, as built, away 10 s: ${what}`]);
  });
});

describe('nine o’clock', () => {
  const row: MorningRow = {
    ...{ people: 1_000, built: 'as built', attempts: 1, sockets: 1_000, polls: 8.9, minutes: [] },
    first: { all: 20_000, p99: 33, most: 37, mean: 17 },
  };
  const faults = (other: Partial<MorningRow>) => faultsOfMorning({ ...row, ...other }, 20);

  test('holds with one call for each tab, and the polls of one page for each socket', () => {
    expect(faults({})).toEqual([]);
  });

  test.each<[string, Partial<MorningRow>, string]>([
    ['each tab asks more', { first: { ...row.first, all: 40_000 } }, '40000 calls of first views'],
    ['they come together', { first: { ...row.first, p99: 60 } }, '60 first views a second'],
    ['pages poll more often', { polls: 18 }, '18.0 polls a second'],
  ])('does not hold where %s', (_, other, what) => {
    expect(faults(other)).toEqual([`1000 people, as built: ${what}`]);
  });
});
