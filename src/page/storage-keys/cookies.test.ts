import { expect, it } from 'vitest';
import { contextIdIn } from './cookies';

it('takes from the cookie an id alone', () => {
  expect(contextIdIn('1000400')).toBe('1000400');
  expect(contextIdIn('a_b-1')).toBe('a_b-1');
  for (const other of [null, undefined, '', 'a b', 'a&lang=de', '../x', '<b>', 'a'.repeat(65)])
    expect(contextIdIn(other), String(other)).toBe('');
});
