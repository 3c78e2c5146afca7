import { expect, test } from 'vitest';
import { quantile, threeInMilliseconds, threeInSeconds } from './quantile';

const values = Array.from({ length: 100 }, (_, at) => 100 - at);

test('a quantile is the value that so many do not exceed', () => {
  expect([0, 0.5, 0.95, 0.99, 1].map((part) => quantile(values, part))).toEqual([1, 50, 95, 99, 100]);
  expect(quantile([], 0.5)).toBeNaN();
});

test('tables have three of them', () => {
  const times = values.map((value) => value * 100.4);
  expect(threeInSeconds(times)).toBe('5.0 / 9.5 / 9.9');
  expect(threeInMilliseconds(times)).toBe('5,020 / 9,538 / 9,940');
  expect(threeInSeconds([])).toBe('–');
});
