import { expect, it } from 'vitest';
import { dayOfKey, plusMonths, weeksAround } from './days';
import { writeValue } from './kinds';

const written = (day: Date | null) => day && writeValue('date', day);

it.each([
  ['begins within a week', new Date(2026, 10, 23), '2026-10-26', '2026-12-06'],
  ['begins on a Monday', new Date(2027, 1, 1), '2027-02-01', '2027-03-14'],
  ['begins on a Sunday', new Date(2026, 1, 28), '2026-01-26', '2026-03-08'],
])('shows a month that %s in six whole weeks', (_, day, first, last) => {
  const weeks = weeksAround(day);
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
  expect(written(weeks[0]![0]!)).toBe(first);
  expect(written(weeks[5]![6]!)).toBe(last);
});

it('goes to the last day of a month that has no such day', () => {
  expect(written(plusMonths(new Date(2026, 0, 31), 1))).toBe('2026-02-28');
  expect(written(plusMonths(new Date(2028, 1, 29), 12))).toBe('2029-02-28');
  expect(written(plusMonths(new Date(2026, 0, 31), -1))).toBe('2025-12-31');
});

it.each([
  ['ArrowUp', false, '2026-11-18'],
  ['ArrowDown', false, '2026-12-02'],
  ['PageUp', false, '2026-10-25'],
  ['PageDown', false, '2026-12-25'],
  ['PageUp', true, '2025-11-25'],
  ['PageDown', true, '2027-11-25'],
  ['Home', false, '2026-11-23'],
  ['End', false, '2026-11-29'],
  ['Enter', false, null],
] as const)('leads by %s (Shift: %s) to %s', (key, shiftKey, day) => {
  expect(written(dayOfKey(new Date(2026, 10, 25), { key, shiftKey }, null as never))).toBe(day);
});
