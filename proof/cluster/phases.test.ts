import { newTally } from '@oms/demo/cluster/testing/tally';
import { expect, test } from 'vitest';
import { faultsOf, type Phase, phasesTable } from './phases';

const phase: Phase = {
  ...newTally(),
  ...{ name: 'one killed', sent: 8, alerts: 8, lost: 0, twice: 0, away: 0, acts: 9, back: [2_000, 5_000] },
  least: { acts: 4, moved: 2 },
};

test('holds where nothing is lost, all is done, and sockets that had to move are back in time', () => {
  expect(faultsOf(phase, true)).toEqual([]);
  const calm: Phase = { ...phase, back: [], least: { acts: 4, moved: 0 } };
  expect(faultsOf(calm, true)).toEqual([]);
  expect(phasesTable([calm])).not.toContain('NaN');
});

test.each<[string, Partial<Phase>, string]>([
  ['something is lost', { lost: 1 }, '1 lost'],
  ['something comes twice', { twice: 2 }, '2 twice'],
  ['a socket stays away', { away: 1 }, '1 sockets have not come back'],
  ['an act is not done', { undone: ['save: late'] }, 'not done: save: late'],
  ['a person reads of a fault', { seen: ['4100: Error'] }, 'a person has read 4100: Error'],
  ['nobody was told', { sent: 0 }, 'no notice was sent'],
  ['people did nothing', { acts: 0 }, '0 acts of people are too few to show anything, less than 4'],
  ['no socket moved', { back: [] }, '0 sockets moved, and not 2'],
  ['pages are late', { back: [1, 5_600] }, '95 of 100 pages in sight were back within 5.6 s'],
  ['a time is none', { back: [Number.NaN, Number.NaN] }, '95 of 100 pages in sight were back within NaN s'],
])('does not hold where %s', (_, other, what) => {
  expect(faultsOf({ ...phase, ...other }, true)).toEqual([`one killed: ${what}`]);
});

test('takes no time of a machine with other work', () => {
  const late: Phase = { ...phase, back: phase.back.map(() => 60_000) };
  expect(faultsOf(late, true)).toHaveLength(1);
  expect(faultsOf(late, false)).toEqual([]);
});
