import { expect, test } from 'vitest';
import { countOf, idOf } from './json';

test.each([
  [0, 0],
  [7, 7],
  ['7', 7],
  [2.9, 2],
  [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
])('%j is a count of %j', (value, count) => {
  expect(countOf(value)).toBe(count);
});

test.each([
  -1,
  -0.5,
  '-1',
  '',
  ' ',
  'seven',
  Number.NaN,
  Number.POSITIVE_INFINITY,
  2 ** 53,
  null,
  undefined,
  true,
  [3],
  {},
])('%j is no count', (value) => {
  expect(countOf(value)).toBeNull();
});

test.each([
  [17, '17'],
  [0, '0'],
  ['17', '17'],
  ['844197938336447294', '844197938336447294'],
  [Number.MAX_SAFE_INTEGER, '9007199254740991'],
])('%j is the id %j', (value, id) => {
  expect(idOf(value)).toBe(id);
});

test.each(['', 2 ** 53, -(2 ** 53), 1e21, Number.NaN, null, undefined, true, {}])('%j is no id', (value) => {
  expect(idOf(value)).toBeNull();
});
