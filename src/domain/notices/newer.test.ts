import { expect, test } from 'vitest';
import { isNewer } from './newer';
import { covers } from './read-receipts';

test.each([
  ['10', '9', true],
  ['9', '10', false],
  ['9', '9', false],
  ['90071992547409931', '90071992547409930', true],
  ['b', 'a', false],
])('%s is newer than %s: %s', (id, than, newer) => {
  expect(isNewer(id, than)).toBe(newer);
});

test('all of a type ends at what was known when it was marked', () => {
  const mark = { type: '2' as const, ids: null, upTo: '9', count: 3 };
  expect(covers(mark, { type: '2', id: '9' })).toBe(true);
  expect(covers(mark, { type: '2', id: '10' })).toBe(false);
  expect(covers(mark, { type: '3', id: '8' })).toBe(false);
});
