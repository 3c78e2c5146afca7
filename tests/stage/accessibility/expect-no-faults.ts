import { describe, expect, test } from 'vitest';
import { violations } from '../support/axe';
import { reachState, type State } from './state';

/**
 * A test for each state in each language, and in the dark for those whose colours differ.
 * @param whole the pages have a main part and a heading
 */
export function expectNoFaults(states: readonly State[], whole = false): void {
  describe.each(['en', 'zh-CN'] as const)('axe in %s', (lang) => {
    test.each(states)('finds no fault with $name', async (state) => {
      await reachState(state, lang, 'light');
      expect(await violations(whole)).toEqual([]);
    });
  });

  describe('axe in the dark', () => {
    test.each(states.filter(({ alsoDark }) => alsoDark))('finds no fault with $name', async (state) => {
      await reachState(state, 'en', 'dark');
      expect(await violations(whole)).toEqual([]);
    });
  });
}
