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
  const endless: Record<string, unknown> = {};
  endless.itself = endless;
  expect(mapNumbers(v.any(), endless, () => 2)).toBe(endless);
});

const kinds = {
  amount: v.object({ kind: v.literal('amount'), of: number() }),
  code: fields({ kind: v.picklist(['code', 'name']), of: text() }),
};

test.each<[string, v.GenericSchema, unknown, unknown]>([
  ['an option', v.union([number(), v.literal('auto')]), '1', 2],
  ['options alike', v.union([number({ max: 1 }), number({ min: 9 })]), '1', 2],
  ['places of a list', v.tuple([text(), number()]), ['1', '1'], ['1', 2]],
  ['the rest of a list', v.tupleWithRest([text()], number()), ['1', '1', '1'], ['1', 2, 2]],
  [
    'all of several',
    v.intersect([v.object({ a: number(), b: number() }), v.object({ a: number(), c: text() })]),
    { a: '1', b: '1', c: '1' },
    { a: 2, b: 2, c: '1' },
  ],
  [
    'the kind that is chosen',
    v.variant('kind', [kinds.amount, kinds.code]),
    { kind: 'amount', of: '1' },
    { kind: 'amount', of: 2 },
  ],
  [
    'no other kind',
    v.variant('kind', [kinds.amount, kinds.code]),
    { kind: 'name', of: '1' },
    { kind: 'name', of: '1' },
  ],
  [
    'no other kind of a union',
    v.union([kinds.amount, kinds.code]),
    { kind: 'code', of: '1' },
    { kind: 'code', of: '1' },
  ],
  [
    'any kind while none is chosen',
    v.variant('kind', [kinds.amount, kinds.code]),
    { kind: '', of: '1' },
    { kind: '', of: 2 },
  ],
  [
    'variants of variants',
    v.variant('kind', [v.variant('kind', [kinds.amount]), kinds.code]),
    { kind: 'code', of: '1' },
    { kind: 'code', of: '1' },
  ],
  ['values of a record', v.record(v.string(), number()), { a: '1' }, { a: 2 }],
  ['further fields', v.objectWithRest({ a: text() }, number()), { a: '1', b: '1' }, { a: '1', b: 2 }],
  ['what is made late', v.lazy(() => number()), '1', 2],
  ['no choice', v.picklist(['1', '2']), '1', '1'],
])('of %s', (_, schema, value, mapped) => {
  let changes = 0;
  const change = () => {
    changes++;
    return 2;
  };
  expect(mapNumbers(v.object({ field: schema }), { field: value }, change)).toEqual({ field: mapped });
  expect(changes).toBe(JSON.stringify(mapped).split('2').length - 1);
});
