import { expect, test } from 'vitest';
import { simulate, within } from './reconnects';

const TABS = 20_000;
const IN_SIGHT = 0.3;
const SECOND = 1000;

const minutes = [
  ['30 s', 30 * SECOND],
  ['5 minutes', 300 * SECOND],
] as const;

test.each(minutes)(
  'after %s, 95 of 100 tabs in sight are back within 5 s, and all within 15 s',
  (_, lasts) => {
    for (const failsAfter of [50, 10 * SECOND]) {
      const { inSight } = simulate({ tabs: TABS, inSight: IN_SIGHT, lasts, failsAfter });
      expect(inSight).toHaveLength(TABS * IN_SIGHT);
      if (failsAfter === 50) expect(within(inSight, 5 * SECOND)).toBeGreaterThanOrEqual(0.95);
      expect(within(inSight, 15 * SECOND)).toBe(1);
    }
  },
);

test.each(minutes)('after %s no second has many more attempts than the tabs in sight need', (_, lasts) => {
  const { attempts, hidden } = simulate({ tabs: TABS, inSight: IN_SIGHT, lasts, failsAfter: 50 });
  const needed = (TABS * IN_SIGHT) / 5;
  expect(attempts).toHaveLength(180);
  // Those in sight come within 5 s, evenly; the hidden ones are spread over the whole of their wait.
  expect(Math.max(...attempts)).toBeLessThan(needed * 2);
  expect(Math.max(...attempts.slice(6))).toBeLessThan(needed / 2);
  expect(Math.max(...attempts.slice(60))).toBeLessThan(needed / 2);
  expect(within(hidden, 5 * SECOND)).toBeLessThan(0.35);
});

test('a service that is away for long gets attempts at one rate, without waves', () => {
  const { busiest } = simulate({ tabs: TABS, inSight: IN_SIGHT, lasts: 300 * SECOND, failsAfter: 50 });
  // The first seconds: every tab has lost its socket at the same moment, and tries once within 10 s.
  expect(busiest).toBeLessThan(TABS / 5);
});
