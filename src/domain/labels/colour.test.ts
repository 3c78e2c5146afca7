import { expect, test } from 'vitest';
import { inkOn, labelColour, luminance, NEUTRAL, PALETTE } from './colour';

test.each([
  ['#0A7D4F', '#0a7d4f'],
  [' #abc ', '#aabbcc'],
  ['red', NEUTRAL],
  ['#0a7d4f;background:url(//evil.example)', NEUTRAL],
  ['var(--x)', NEUTRAL],
  ['#0a7d4', NEUTRAL],
  [null, NEUTRAL],
  [7, NEUTRAL],
])('the colour %j becomes %s', (given, colour) => {
  expect(labelColour(given)).toBe(colour);
});

test('the ink on any colour has a contrast of at least 4.5', () => {
  const steps = ['00', '33', '66', '77', '80', '99', 'cc', 'ff'];
  const all = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`)));
  for (const colour of [...all, ...PALETTE]) {
    const [a, b] = [luminance(colour), luminance(inkOn(colour))].sort((x, y) => y - x) as [number, number];
    expect((a + 0.05) / (b + 0.05), colour).toBeGreaterThanOrEqual(4.5);
  }
});
