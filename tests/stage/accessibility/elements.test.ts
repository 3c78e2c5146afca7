import { describe, expect, test } from 'vitest';
import { violations } from '../support/axe';
import { ELEMENT_STATES, reachState } from './states';

describe.each(['en', 'zh-CN'] as const)('axe in %s', (lang) => {
  test.each(ELEMENT_STATES)('finds no fault with $name', async (state) => {
    await reachState(state, lang, 'light');
    expect(await violations()).toEqual([]);
  });
});

describe('axe in the dark', () => {
  test.each(ELEMENT_STATES.filter(({ alsoDark }) => alsoDark))('finds no fault with $name', async (state) => {
    await reachState(state, 'en', 'dark');
    expect(await violations()).toEqual([]);
  });
});
