import { expect, test } from 'vitest';
import { lookOf } from './look-of';
import { choiceText, readChoice } from './read-choice';

test.each([
  ['dark.compact', { theme: 'dark', density: 'compact' }],
  ['auto.', { theme: 'auto' }],
  ['.normal', { density: 'normal' }],
  ['.', {}],
])('%s is read, and written as it was', (text, choice) => {
  expect(readChoice(text)).toEqual(choice);
  expect(choiceText(readChoice(text))).toBe(text);
});

test.each([[null], [''], ['blue.compact'], ['dark.compact.more'], ['dark'], ['{"theme":"dark"}']])(
  '%s is no choice',
  (text) => {
    expect(readChoice(text)).toEqual({});
  },
);

test('what the host has configured wins, each for itself', () => {
  const choice = readChoice('dark.compact');
  expect(lookOf({ theme: null, density: null }, choice)).toEqual({ theme: 'dark', density: 'compact' });
  expect(lookOf({ theme: 'light', density: null }, choice)).toEqual({ theme: 'light', density: 'compact' });
  expect(lookOf({ theme: null, density: 'normal' }, choice)).toEqual({ theme: 'dark', density: 'normal' });
  expect(lookOf({ theme: null, density: null }, {})).toEqual({ theme: 'auto', density: 'normal' });
});
