import { expect, test } from 'vitest';
import { fillLines } from './fill-lines';

const COLUMNS = ['sku', 'quantity', 'note'];
const lines = [
  { sku: 'A', quantity: '1', note: 'a' },
  { sku: 'B', quantity: '2', note: 'b' },
];

test('a block goes from its cell to the right and down, and adds the lines that it needs', () => {
  const block = [['5', 'x'], ['6', 'y'], ['7']];
  expect(fillLines(lines, COLUMNS, { line: 1, column: 1 }, block, 10)).toEqual({
    lines: [
      { sku: 'A', quantity: '1', note: 'a' },
      { sku: 'B', quantity: '5', note: 'x' },
      { sku: '', quantity: '6', note: 'y' },
      { sku: '', quantity: '7', note: '' },
    ],
    filled: 3,
    added: 2,
    left: 0,
  });
});

test('cells beyond the last column and the last line are counted, but for empty ones', () => {
  const block = [['x', 'beyond', ''], ['y'], ['z', 'beyond']];
  expect(fillLines(lines, COLUMNS, { line: 0, column: 2 }, block, 2)).toEqual({
    lines: [
      { sku: 'A', quantity: '1', note: 'x' },
      { sku: 'B', quantity: '2', note: 'y' },
    ],
    filled: 2,
    added: 0,
    left: 3,
  });
});
