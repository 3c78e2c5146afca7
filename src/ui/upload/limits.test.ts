import { expect, test } from 'vitest';
import { formatBytes } from './format-bytes';
import { sortFiles } from './limits';

const file = (name: string, size = 1, type = '') => ({ name, size, type });
const LIMITS = { accept: '', maxSize: 100, maxCount: 3 };
const reasons = (files: ReturnType<typeof file>[], limits = {}, taken = 0) =>
  sortFiles(files, taken, { ...LIMITS, ...limits }).refused.map(({ name, reason }) => [name, reason]);

test('empty and large files are refused, and those beyond the count', () => {
  expect(reasons([file('a', 0), file('b', 100), file('c', 101)])).toEqual([
    ['a', 'empty'],
    ['c', 'large'],
  ]);
  expect(reasons([file('a'), file('b')], {}, 2)).toEqual([['b', 'many']]);
});

test('a file that is refused anyway takes no place', () => {
  const { accepted } = sortFiles([file('a', 0), file('b'), file('c')], 1, LIMITS);
  expect(accepted.map(({ name }) => name)).toEqual(['b', 'c']);
});

test.each<[string, ReturnType<typeof file>, boolean]>([
  ['.pdf,.PNG', file('a.PDF'), true],
  ['.pdf, .png', file('a.png'), true],
  ['.pdf', file('a.pdf.exe'), false],
  ['image/*', file('a', 1, 'image/png'), true],
  ['image/*', file('a.png', 1, 'imagery/png'), false],
  ['text/csv', file('a', 1, 'text/csv'), true],
  ['text/csv', file('a.csv', 1, 'text/html'), false],
  [' , ', file('a.exe'), true],
])('of the types %j, %j is taken: %j', (accept, one, taken) => {
  expect(reasons([one], { accept }).length === 0).toBe(taken);
});

test('sizes are written as people read them', () => {
  const sizes = [0, 1, 1023, 1024, 1536, 1048575, 52428800, 5e12];
  expect(sizes.map((size) => formatBytes(size, 'en'))).toEqual([
    '0 bytes',
    '1 byte',
    '1,023 bytes',
    '1 kB',
    '1.5 kB',
    '1 MB',
    '50 MB',
    '4,656.6 GB',
  ]);
  expect(formatBytes(52428800, 'zh-CN')).toBe('50 MB');
});
