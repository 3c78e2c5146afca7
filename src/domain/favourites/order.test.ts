import { expect, test } from 'vitest';
import { moved, starred } from './order';

const shown = new Set(['a', 'b', 'c', 'd']);

test.each<[string, string, string, number, string]>([
  ['down', 'a b c d', 'a', 2, 'b c a d'],
  ['up', 'a b c d', 'd', 0, 'd a b c'],
  ['beyond the end', 'a b c d', 'b', 99, 'a c d b'],
  ['before the start', 'a b c d', 'c', -5, 'c a b d'],
  ['where it is', 'a b c d', 'b', 1, 'a b c d'],
  ['an unknown one', 'a b', 'x', 0, 'a b'],
  ['around what is out of sight, which keeps its place', 'a X b Y c', 'c', 0, 'c X a Y b'],
])('moves %s', (_, ids, id, to, expected) => {
  expect(moved(ids.split(' '), shown, id, to).join(' ')).toBe(expected);
});

test.each<[string, string, boolean, string]>([
  ['a b', 'c', true, 'a b c'],
  ['a b', 'a', true, 'a b'],
  ['a b', 'a', false, 'b'],
  ['a b', 'c', false, 'a b'],
])('%s with the star of %s %s: %s', (ids, id, on, expected) => {
  expect(starred(ids.split(' '), id, on).join(' ')).toBe(expected);
});
