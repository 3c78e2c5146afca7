import { expect, test } from 'vitest';
import { lookOf } from './look-of';

const free = { theme: null, density: null };

test.each([
  ['dark.compact', 'dark', 'compact'],
  ['auto.normal', 'auto', 'normal'],
  ['.compact', 'auto', 'compact'],
  ['light.normal.ctrl', 'light', 'normal'],
  ['blue.compact', 'auto', 'compact'],
  ['', 'auto', 'normal'],
  [null, 'auto', 'normal'],
] as const)('%s is read word by word', (choice, theme, density) => {
  expect(lookOf(free, choice)).toEqual({ theme, density });
});

test('what the host has configured wins, each for itself', () => {
  expect(lookOf({ ...free, theme: 'light' }, 'dark.compact')).toEqual({ theme: 'light', density: 'compact' });
  expect(lookOf({ ...free, density: 'normal' }, 'dark.compact')).toEqual({
    theme: 'dark',
    density: 'normal',
  });
});
