import { expect, test } from 'vitest';
import { covers } from './marks';
import { isNewer, unreadWithout } from './taken';
import type { TypeStats } from './types';

const stats = (unread: number, id: string): TypeStats => ({
  unread,
  last: { id, at: '', title: '', brief: '', url: '' },
});

test.each([
  ['not known to the service yet', 17, '9', 1, 16],
  ['known', 16, '9', 1, 16],
  ['one of two known', 16, '9', 2, 15],
  ['all of them known', 0, '9', 17, 0],
  ['all of them, and one has come', 18, '10', 17, 1],
  ['all of them known, and one has come', 1, '10', 17, 1],
  ['one known, and one has come', 17, '10', 1, 17],
  ['never below none', 17, '9', 40, 0],
])('%s: %d unread, newest %s, %d marked', (_, unread, newest, covered, shown) => {
  expect(unreadWithout(stats(unread, newest), covered, stats(17, '9'))).toBe(shown);
});

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
