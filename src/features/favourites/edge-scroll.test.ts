import { expect, test } from 'vitest';
import { edgeStep } from './edge-scroll';

test.each([
  [300, 0],
  [136, 0],
  [118, -6],
  [100, -12],
  [20, -12],
  [564, 0],
  [582, 6],
  [600, 12],
  [900, 12],
])('held at %i of a list from 100 to 600 it scrolls by %i', (y, step) => {
  expect(edgeStep(y, 100, 600)).toBe(step);
});

test('in a low list the middle stays still', () => {
  expect(edgeStep(120, 100, 140)).toBe(0);
  expect(edgeStep(101, 100, 140)).toBeLessThan(0);
});
