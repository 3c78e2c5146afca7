import { expect, test } from 'vitest';
import { secondsOf } from './seconds';

test.each([
  [30, 30],
  ['30', 30],
  [1.2, 2],
  [86_401, 86_400],
  [-3, 0],
  ['soon', 0],
  [null, 0],
])('%j asks to wait %j seconds', (value, seconds) => {
  expect(secondsOf(value)).toBe(seconds);
});
