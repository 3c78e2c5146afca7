import { expect, test } from 'vitest';
import { lookOf } from './look-of';
import { readChoice } from './read-choice';

test.each([
  ['dark.compact', { theme: 'dark', density: 'compact' }],
  ['auto.', { theme: 'auto', density: undefined }],
  ['.normal', { theme: undefined, density: 'normal' }],
  ['blue.compact', { theme: undefined, density: 'compact' }],
])('%s is read part by part', (text, choice) => {
  expect(readChoice(text)).toEqual(choice);
});

test.each([[null], [''], ['.'], ['darkcompact'], ['{"theme":"dark"}']])('%s is no choice', (text) => {
  expect(readChoice(text)).toEqual({});
});

test('what the host has configured wins, each for itself', () => {
  const choice = readChoice('dark.compact');
  expect(lookOf({ theme: null, density: null }, choice)).toEqual({ theme: 'dark', density: 'compact' });
  expect(lookOf({ theme: 'light', density: null }, choice)).toEqual({ theme: 'light', density: 'compact' });
  expect(lookOf({ theme: null, density: 'normal' }, choice)).toEqual({ theme: 'dark', density: 'normal' });
  expect(lookOf({ theme: null, density: null }, {})).toEqual({ theme: 'auto', density: 'normal' });
});
