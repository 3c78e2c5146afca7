import { expect, test } from 'vitest';
import { FEATURES, readFeatures } from './features';

test('everything by default, nothing for an empty attribute', () => {
  expect([...readFeatures(undefined).features]).toEqual([...FEATURES]);
  expect([...readFeatures('').features]).toEqual([]);
});

test('the words, in any order and with any blanks', () => {
  expect([...readFeatures(' user  search\n').features]).toEqual(['search', 'user']);
});

test('words that mean nothing are named', () => {
  expect(readFeatures('search basket')).toEqual({ features: new Set(['search']), unknown: ['basket'] });
});
