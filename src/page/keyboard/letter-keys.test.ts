import { expect, test } from 'vitest';
import { hasLetters } from './letter-keys';

test.each([
  ['dark.compact.ctrl', false],
  ['dark.compact', true],
  ['', true],
  [null, true],
])('%s: letters as keys %j', (choice, on) => {
  expect(hasLetters(choice)).toBe(on);
});
