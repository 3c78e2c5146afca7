import { expect, it } from 'vitest';
import { findByPrefix, isCharacter } from './typeahead';

const labels = ['Main panel', 'Orders', 'Outbound', 'orders of others'];

it('finds the next, after the present one and around', () => {
  expect(findByPrefix(labels, 'o', 0)).toBe(1);
  expect(findByPrefix(labels, 'o', 1)).toBe(2);
  expect(findByPrefix(labels, 'O', 2)).toBe(3);
  expect(findByPrefix(labels, 'o', 3)).toBe(1);
  expect(findByPrefix(labels, 'm', 0)).toBe(0);
  expect(findByPrefix(labels, 'x', 0)).toBe(-1);
});

it('leaves shortcuts, blanks and named keys alone', () => {
  const key = { ctrlKey: false, metaKey: false, altKey: false };
  expect(isCharacter({ ...key, key: 'o' })).toBe(true);
  expect(isCharacter({ ...key, key: '订' })).toBe(true);
  expect(isCharacter({ ...key, key: ' ' })).toBe(false);
  expect(isCharacter({ ...key, key: 'Enter' })).toBe(false);
  expect(isCharacter({ ...key, key: 'o', ctrlKey: true })).toBe(false);
});
