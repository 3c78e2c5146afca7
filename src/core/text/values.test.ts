import { expect, test } from 'vitest';
import { numbersOf, valuesOf } from './values';

test.each([
  ['lines', 'SO1001\nSO1002\r\nSO1003', ['SO1001', 'SO1002', 'SO1003']],
  ['cells of a sheet', 'SO1001\tSO1002\n"SO1003"\t\n', ['SO1001', 'SO1002', 'SO1003']],
  ['commas of both languages', 'SO1001, SO1002;SO1003，SO1004；SO1005、SO1006', 6],
  ['quoted for SQL', "'SO1001','SO1002'", ['SO1001', 'SO1002']],
  ['doubles, in whatever case', 'SO1001\nso1001\nSO1002\nSO1001', ['SO1001', 'SO1002']],
  [
    'marks that nobody sees, and full-width letters',
    'SO1001\u200b\n\u202dＳＯ１００２\u202c',
    ['SO1001', 'SO1002'],
  ],
  [
    'digits beyond 2^53, and zeros in front',
    '844197938336447294\n00012345',
    ['844197938336447294', '00012345'],
  ],
  ['lines of words', 'Lamp\nRug', ['Lamp', 'Rug']],
  ['lines with commas behind them', 'A1,\nB2,\n', ['A1', 'B2']],
])('a list of %s', (_, text, expected) => {
  const values = valuesOf(text);
  if (typeof expected === 'number') expect(values).toHaveLength(expected);
  else expect(values).toEqual(expected);
});

test.each([
  ['a name with a comma', 'Smith, John'],
  ['words', 'Lamp、brown'],
  ['an amount', '1,234,567'],
  ['a number that its carrier prints in groups', '9400 1000 0000 0000'],
  ['two words with numbers', 'HY-2206 BK-100'],
  ['nothing but a mark', ','],
])('%s is one text', (_, text) => {
  expect(valuesOf(text)).toEqual([text]);
});

test('a number with a line end or a comma behind it is that number, and blanks are no value', () => {
  expect(valuesOf('SO1001\n')).toEqual(['SO1001']);
  expect(valuesOf('SO1001, ')).toEqual(['SO1001']);
  expect(valuesOf(' \n\t ')).toEqual([]);
});

test('several numbers in a line are told from a text', () => {
  expect(numbersOf('SO1001 SO1002,SO1003  SO1001')).toEqual(['SO1001', 'SO1002', 'SO1003']);
  expect(numbersOf('SO1001')).toEqual([]);
  expect(numbersOf('lamp SO1001')).toEqual([]);
});
