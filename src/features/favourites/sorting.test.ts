import { expect, test } from 'vitest';
import { placeAt, ROW, shiftOf } from './sorting';

const lift = (from: number, to: number) => ({ id: 'x', from, to, held: false });

test.each<[number, number, string]>([
  [1, 3, '0 72 -36 -36 0'],
  [3, 1, '0 36 36 -72 0'],
  [2, 2, '0 0 0 0 0'],
])('an entry lifted at %i and over %i shifts the rows by %s', (from, to, expected) => {
  expect([0, 1, 2, 3, 4].map((row) => shiftOf(row, lift(from, to))).join(' ')).toBe(expected);
});

test('nothing lifted, nothing shifted', () => expect(shiftOf(3, null)).toBe(0));

test.each([
  [2, 0, 2],
  [2, ROW * 0.4, 2],
  [2, ROW * 0.6, 3],
  [2, -ROW * 5, 0],
  [2, ROW * 9, 4],
])('from place %i by %d px is place %i', (from, distance, place) => {
  expect(placeAt(from, distance, 5)).toBe(place);
});
