import { describe, expect, test } from 'vitest';
import { violations } from '../support/axe';
import { reachState, type State } from './state';

/**
 * A test for each state, and another for those that are looked at again.
 * @param whole the pages have a main part and a heading
 */
export function expectNoFaults(states: readonly State[], whole = false): void {
  describe.each([
    ['light', 'en', states],
    ['dark', 'zh-CN', states.filter(({ again }) => again)],
  ] as const)('axe in the %s, in %s', (theme, lang, looked) => {
    test.each(looked)('finds no fault with $name', async (state) => {
      await reachState(state, lang, theme);
      expect(await violations(whole)).toEqual([]);
    });
  });
}
