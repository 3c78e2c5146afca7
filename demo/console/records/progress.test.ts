import { describe, expect, test } from 'vitest';
import { type Course, stepsOf } from './progress';

const COURSE: Course = { path: ['REVIEW', 'ALLOCATE', 'PICKING', 'DONE'], ends: ['CANCELLED'] };

/** Changes an hour apart: `REVIEW>ALLOCATE`; without a state before, the record was made. */
const history = (...changes: string[]) =>
  changes.map((change, hour) => {
    const [from = '', to = ''] = change.split('>');
    return { from: from || null, to: to || null, at: `2026-11-20T0${hour}:00:00Z` };
  });

/** `phase state hour` of each step; `*` marks where the record is. */
const read = (status: string, ...changes: string[]) =>
  stepsOf(COURSE, { status, history: history(...changes) }).map(({ state, phase, current, change }) =>
    [phase, state, change && String(change.at).slice(12, 13), current && '*'].filter(Boolean).join(' '),
  );

describe('the steps of a record', () => {
  test('are behind it, at work, or to come', () => {
    expect(read('ALLOCATE', '', 'REVIEW>ALLOCATE')).toEqual([
      'done REVIEW 0',
      'done ALLOCATE 1',
      'now PICKING *',
      'later DONE',
    ]);
  });

  test('end with the last state of the path', () => {
    expect(read('DONE', '', 'REVIEW>ALLOCATE', 'ALLOCATE>PICKING', 'PICKING>DONE')).toEqual([
      'done REVIEW 0',
      'done ALLOCATE 1',
      'done PICKING 2',
      'done DONE 3 *',
    ]);
  });

  test('that the service does not tell of are passed without a time', () => {
    expect(read('PICKING', '')).toEqual(['done REVIEW 0', 'done ALLOCATE', 'done PICKING', 'now DONE *']);
    expect(read('REVIEW')).toEqual(['done REVIEW', 'now ALLOCATE *', 'later PICKING', 'later DONE']);
  });

  test('that a change has skipped are left out', () => {
    expect(read('DONE', '', 'REVIEW>ALLOCATE', 'ALLOCATE>DONE')).toEqual([
      'done REVIEW 0',
      'done ALLOCATE 1',
      'done DONE 2 *',
    ]);
  });

  test('stop at an exception, with the rest still to come', () => {
    expect(read('EXCEPTION', '', 'REVIEW>ALLOCATE', 'ALLOCATE>EXCEPTION')).toEqual([
      'done REVIEW 0',
      'done ALLOCATE 1',
      'off EXCEPTION 2 *',
      'later PICKING',
      'later DONE',
    ]);
  });

  test('end at a cancellation, also after an exception and where no change tells of it', () => {
    expect(read('CANCELLED', '', 'REVIEW>EXCEPTION', 'EXCEPTION>CANCELLED')).toEqual([
      'done REVIEW 0',
      'off EXCEPTION 1',
      'off CANCELLED 2 *',
    ]);
    expect(read('CANCELLED', '')).toEqual(['done REVIEW 0', 'off CANCELLED *']);
  });

  test('keep what held the record up in its place', () => {
    expect(read('PICKING', '', 'REVIEW>ALLOCATE', 'ALLOCATE>HELD', 'HELD>REVIEW', 'REVIEW>PICKING')).toEqual([
      'done REVIEW 0',
      'done ALLOCATE 1',
      'off HELD 2',
      'done PICKING 4',
      'now DONE *',
    ]);
  });
});
