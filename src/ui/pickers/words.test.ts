import { expect, test } from 'vitest';
import { type PickerKind, readRange, readTyped } from './kinds';
import { shownValue, shownValues } from './words';

test.each<[PickerKind, string, english: string]>([
  ['date', '2026-11-03', '3 Nov 2026'],
  ['dateTime', '2026-09-03 09:05:00', '3 Sept 2026, 09:05:00'],
  ['month', '2026-11', 'Nov 2026'],
  ['year', '2026', '2026'],
  ['time', '09:05:00', '09:05:00'],
  ['hour', '09', '09'],
])('%s %j is shown as lists show it, and what is shown can be typed', (kind, value, english) => {
  expect(shownValue(kind, value, 'en-GB')).toBe(english);
  expect(readTyped(kind, english, 'en-GB')).toBe(value);
  expect(shownValue(kind, value, 'zh-CN')).toBe(value);
});

test('of a range both days are shown so', () => {
  const range = ['2026-11-14', '2026-12-01'];
  expect(shownValues('range', range, 'en-GB')).toBe('14 Nov 2026 - 1 Dec 2026');
  expect(readRange('14 Nov 2026 - 1 Dec 2026', 'en-GB')).toEqual(range);
  expect(shownValues('range', [], 'en-GB')).toBe('');
});

test('what is no date is shown as it is', () => {
  expect(shownValue('date', 'soon', 'en-GB')).toBe('soon');
});

test('a field reads what it shows in the language of a pack', () => {
  for (const locale of ['de-DE', 'fr-FR', 'pl-PL', 'nl-NL', 'it-IT']) {
    for (const value of ['2026-01-05', '2026-03-23', '2026-09-30', '2026-12-01'])
      expect(readTyped('date', shownValue('date', value, locale), locale)).toBe(value);
  }
});
