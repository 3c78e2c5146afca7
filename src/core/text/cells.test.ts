import { expect, test } from 'vitest';
import { readCells } from './cells';

test.each([
  [
    'rows and columns',
    'A1\t2\nB2\t3\n',
    [
      ['A1', '2'],
      ['B2', '3'],
    ],
  ],
  [
    'line ends of Windows, and a row without an end',
    'A1\t2\r\nB2\t3',
    [
      ['A1', '2'],
      ['B2', '3'],
    ],
  ],
  ['empty cells within', 'A1\t\t2\n\nB2\n', [['A1', '', '2'], [''], ['B2']]],
  [
    'cells in quotes, with quotes, tabs and lines in them',
    '"Lamp ""Oslo"""\t"two\nlines"\t"a\tb"\n',
    [['Lamp "Oslo"', 'two lines', 'a b']],
  ],
  ['quotes that are no cell', '5" pipe\t"x" y\n', [['5" pipe', '"x" y']]],
  ['one cell', 'A1\n', [['A1']]],
  ['nothing', '\n\t\n', []],
])('%s', (_, text, rows) => {
  expect(readCells(text)).toEqual(rows);
});
