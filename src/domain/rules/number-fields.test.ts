import * as v from 'valibot';
import { expect, test } from 'vitest';
import { fields, optional, required } from './fields';
import { mapNumbers } from './number-fields';
import { lines, number, text } from './rules';

const schema = fields({
  name: text(),
  price: number(),
  weight: optional(number()),
  even: required(
    v.pipe(
      number(),
      v.check((value) => value % 2 === 0, 'odd'),
    ),
  ),
  lines: lines({ sku: text(), quantity: number() }),
});

test('numbers are found in optional fields, behind further rules, and in lines', () => {
  const values = { name: '1', price: '1', weight: '1', even: '1', lines: [{ sku: '1', quantity: '1' }] };
  expect(mapNumbers(schema, values, () => 2)).toEqual({
    name: '1',
    price: 2,
    weight: 2,
    even: 2,
    lines: [{ sku: '1', quantity: 2 }],
  });
  expect(mapNumbers(schema, { price: '1' }, () => 2)).toEqual({ price: 2 });
});

test('what does not change is the same value', () => {
  const values = { name: 'a', lines: [{ sku: '1', quantity: '1' }] };
  expect(mapNumbers(schema, values, (value) => value)).toBe(values);
  expect(mapNumbers(text(), values.lines, () => 2)).toBe(values.lines);
});
