import { expect, it } from 'vitest';
import { csvLine } from './csv';

it.each([
  ['=1+1', "'=1+1"],
  ['+8613800138000', "'+8613800138000"],
  ['-1+1', "'-1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', `"'\r=1"`],
  ['\n=1', `"'\n=1"`],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['﹦1', "'﹦1"],
  ['−1', "'−1"],
  ['=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
])('a text that begins as a formula does is written as a text: %j', (text, written) => {
  expect(csvLine([text])).toBe(`${written}\r\n`);
});

it('amounts, numbers and texts with a sign further on stay as they are', () => {
  expect(csvLine(['-12.50', -3, 'a=b', '张＝三', null, 'a,b'])).toBe('-12.50,-3,a=b,张＝三,,"a,b"\r\n');
});
