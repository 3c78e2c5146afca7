import { describe, expect, test } from 'vitest';
import { isShellError } from '../errors';
import { formatDate, formatDateRange, parseDate, parseDateRange } from './dates';

const moment = new Date(2026, 10, 3, 9, 5, 7);

describe('formatDate', () => {
  test.each([
    [undefined, '2026-11-03 09:05:07'],
    ['datetime', '2026-11-03 09:05:07'],
    ['date', '2026-11-03'],
    ['month', '2026-11'],
    ['year', '2026'],
    ['time', '09:05:07'],
    ['hour', '09'],
    ['dd.mm.yy HH:MM', '03.11.2026 09:05'],
    ['yy年mm月dd日', '2026年11月03日'],
    ['toString', 'toString'],
  ])('as %j is %j', (format, text) => {
    expect(formatDate(moment, format)).toBe(text);
    expect(formatDate(moment.getTime(), format)).toBe(text);
  });

  test.each([
    [new Date(Number.NaN)],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    ['2026-11-03'],
    [null],
    [undefined],
    [{}],
    [8.64e15],
  ])('throws for %j', (value) => {
    const thrown = (() => {
      try {
        return formatDate(value as Date);
      } catch (error) {
        return error;
      }
    })();
    expect(isShellError(thrown) && thrown.code).toBe('argument');
  });
});

describe('parseDate', () => {
  test.each([
    ['2026-11-03 09:05:07', undefined, moment],
    ['2026-11-03', 'date', new Date(2026, 10, 3)],
    ['2024-02-29', 'date', new Date(2024, 1, 29)],
    ['2000-02-29', 'date', new Date(2000, 1, 29)],
    ['2026-11', 'month', new Date(2026, 10, 1)],
    ['2026', 'year', new Date(2026, 0, 1)],
    ['23:59:59', 'time', new Date(1970, 0, 1, 23, 59, 59)],
    ['00', 'hour', new Date(1970, 0, 1)],
    ['03.11.2026 09:05', 'dd.mm.yy HH:MM', new Date(2026, 10, 3, 9, 5)],
    ['2026/2026', 'yy/yy', new Date(2026, 0, 1)],
  ])('reads %j as %j', (text, format, date) => {
    expect(parseDate(text, format)).toEqual(date);
  });

  test('takes the year 99 for what it says', () => {
    expect(parseDate('0099-01-02', 'date')?.getFullYear()).toBe(99);
  });

  test.each([
    ['2026-02-29', 'date'],
    ['2026-02-30', 'date'],
    ['1900-02-29', 'date'],
    ['2026-04-31', 'date'],
    ['2026-13-01', 'date'],
    ['2026-00-01', 'date'],
    ['2026-01-00', 'date'],
    ['0000-01-01', 'date'],
    ['24:00:00', 'time'],
    ['09:60:00', 'time'],
    ['09:05:60', 'time'],
    ['2026-1-5', 'date'],
    ['2026-01-05 ', 'date'],
    [' 2026-01-05', 'date'],
    ['2026-01-05x', 'date'],
    ['2026-01-0', 'date'],
    ['-026-01-05', 'date'],
    ['２０２６-01-05', 'date'],
    ['1e+3-01-05', 'date'],
    ['2026/01/05', 'date'],
    ['2026/2025', 'yy/yy'],
    ['', 'date'],
    ['', undefined],
    ['9'.repeat(100_000), 'date'],
    [20260105, 'date'],
    [null, 'date'],
  ])('refuses %j', (text, format) => {
    expect(parseDate(text as string, format)).toBeUndefined();
  });

  test('throws for a format that is no text', () => {
    expect(() => parseDate('2026', '')).toThrow();
    expect(() => parseDate('2026', 4 as never)).toThrow();
  });
});

describe('ranges', () => {
  test('are written and read', () => {
    const range = [new Date(2026, 10, 1), new Date(2026, 10, 23)] as const;
    expect(formatDateRange(range)).toBe('2026-11-01 - 2026-11-23');
    expect(parseDateRange('2026-11-01 - 2026-11-23')).toEqual(range);
    expect(parseDateRange('2026-11-01 - 2026-11-01')).toBeDefined();
    expect(parseDateRange('2026 - 11 - 2026 - 12', 'yy - mm')).toEqual([
      new Date(2026, 10, 1),
      new Date(2026, 11, 1),
    ]);
  });

  test.each([
    ['2026-11-23 - 2026-11-01'],
    ['2026-11-23'],
    ['2026-11-23 - '],
    [' - '],
    [''],
    ['2026-11-01 - 2026-02-30'],
    [null],
  ])('%j is none', (text) => {
    expect(parseDateRange(text as string)).toBeUndefined();
  });
});
