import { expect, test } from 'vitest';
import { fold, foldKeyword, rangesOf } from './fold';

test.each([
  ['OW-LAMP', 'ow lamp'],
  ['ＯＷ　ＬＡＭＰ', 'ow lamp'],
  ['OW – LAMP', 'ow lamp'],
  ['收纳箱（大）', '收纳箱(大)'],
])('%s is compared as %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test('a keyword has no blanks and hyphens around it', () => {
  expect(foldKeyword(' -OW-\u200b')).toBe('ow');
});

const marked = (text: string, keyword: string) =>
  rangesOf(text, keyword).map(([from, to]) => text.slice(from, to));

test.each([
  ['OW-LAMP-01', 'ow lamp', ['OW-LAMP']],
  ['A OW - LAMP', 'OW LAMP', ['OW - LAMP']],
  ['ＯＷ lamp', 'ow', ['ＯＷ']],
  ['Of\u200bfice lamp', 'office', ['Of\u200bfice']],
  ['½ m rope', 'rope', ['rope']],
  ['½ m', '2', ['½']],
  ['İx', 'x', ['x']],
  ['or order', 'or', ['or', 'or']],
  ['lamp', '', []],
  ['lamp', '-', []],
])('in %s, %s is %j', (text, keyword, parts) => {
  expect(marked(text, keyword)).toEqual(parts);
});
