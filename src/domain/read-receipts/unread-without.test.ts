import { expect, test } from 'vitest';
import { unreadWithout } from './unread-without';

const stats = (unread: number, lastId: string) => ({ unread, lastId });

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
