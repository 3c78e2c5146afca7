import { expect, test } from 'vitest';
import { spanAt } from './use-columns';

test.each<[string, number, number, number, readonly [number, number]]>([
  ['at the left edge', 0, 1100, 90, [0, 6]],
  ['between', 2200, 3300, 90, [9, 16]],
  ['cut at both edges', 2300, 3400, 90, [9, 17]],
  ['at the right edge', 18_700, 19_800, 90, [84, 90]],
  ['fewer than the view holds', 0, 1100, 3, [0, 3]],
  ['none', 0, 1100, 0, [0, 0]],
])('columns drawn %s', (_, left, right, count, expected) => {
  expect(spanAt(left, right, count)).toEqual(expected);
});
