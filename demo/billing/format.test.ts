import { expect, test } from 'vitest';
import { day, isoDay, period } from './format';

test('days and months are written as the shell writes them, by the day of the ledger', () => {
  const late = '2026-11-20T23:30:00Z';
  expect(day(late, 'en')).toBe('20 Nov 2026');
  expect(day(late, 'zh-CN')).toBe('2026-11-20');
  expect(isoDay(late)).toBe('2026-11-20');
  expect(period('2026-10', 'en')).toBe('Oct 2026');
  expect(period('2026-10', 'zh-CN')).toBe('2026-10');
});

test('what is no date is left out, what is no month stays', () => {
  expect([day('', 'en'), day('soon', 'zh-CN'), isoDay('soon')]).toEqual(['', '', '']);
  expect(period('Q4', 'en')).toBe('Q4');
});
