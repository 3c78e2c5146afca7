import { expect, test } from 'vitest';
import { rangesOf } from '../../core/text/fold';
import { split } from './match';

const shown = (text: string, keyword: string, tail?: number) =>
  split(text, rangesOf(text, keyword), tail)
    .map(({ text, match, tail }) => `${tail ? '*' : ''}${match ? `[${text}]` : text}`)
    .join('|');

test.each([
  [['HY-2206-BK', 'hy-22'], '[HY-22]|06-BK'],
  [['or order', 'or'], '[or]| |[or]|der'],
  [['折叠收纳箱', '收纳'], '折叠|[收纳]|箱'],
  [['SO2611204732', '', 4], 'SO261120|*4732'],
  [['SO2611204732', '0473', 4], 'SO26112|[0]|*[473]|*2'],
  [['ab', '', 4], '*ab'],
  [['aaa', 'aa'], '[aa]|a'],
  [['x', 'y'], 'x'],
  [['', 'y'], ''],
  // In lower case it has one letter more.
  [['İx', 'x'], 'İ|[x]'],
] as const)('%j', (args, result) => {
  expect(shown(...(args as unknown as Parameters<typeof shown>))).toBe(result);
});
