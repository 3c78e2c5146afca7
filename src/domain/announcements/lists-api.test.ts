import { expect, test } from 'vitest';
import { toAnnouncement } from './lists-api';

test.each([
  [undefined, true],
  [null, true],
  [1, true],
  ['1', true],
  [0, false],
  ['0', false],
])('an announcement with the mark %j is read: %s', (marked, read) => {
  expect(toAnnouncement({ id: 7, marked })).toMatchObject({ id: '7', read });
});
