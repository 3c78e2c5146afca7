import { expect, test } from 'vitest';
import { bit, count, id, listOf, orNull, pageOf, record, text, time } from './schema';
import { faultsOf } from './validate';

const row = record({ id }, { title: text, marked: bit, actor: record({ id }) });

test.each([
  ['an id as a text', id, '844197938336447294'],
  ['an id as a number', id, 17],
  ['a count as digits', count, '3'],
  ['a time as a list', time, [2026, 11, 26, 22, 10]],
  ['a record with more fields', row, { id: 1, more: true }],
  ['a record whose fields are null', row, { id: 1, title: null, marked: null, actor: null }],
  ['a page', pageOf(row), { content: [{ id: 1 }], totalElements: '1' }],
  ['nothing where null is as good', orNull(listOf(id)), null],
])('%s is right', (_, schema, value) => {
  expect(faultsOf(schema, value, 'data')).toEqual([]);
});

test.each([
  ['data.id: expected a string or a whole number, got nothing', row, { title: 'x' }],
  ['data.id: expected a string or a whole number, got an object', row, { id: {} }],
  ['data.id: expected a text, got an empty one', row, { id: '' }],
  ['data.title: expected a string or null, got 5', row, { id: 1, title: 5 }],
  ['data.marked: expected 0, 1, "0", "1" or null, got "yes"', row, { id: 1, marked: 'yes' }],
  ['data.actor.id: expected a string or a whole number, got nothing', row, { id: 1, actor: {} }],
  ['data.content: expected a list, got nothing', pageOf(row), {}],
  [
    'data.content[1].id: expected a string or a whole number, got null',
    pageOf(row),
    { content: [{ id: 1 }, { id: null }] },
  ],
  ['data: expected an object, got "<html>"', row, '<html>'],
  ['data: expected an object, got nothing', row, undefined],
])('%s', (sentence, schema, value) => {
  expect(faultsOf(schema, value, 'data')).toEqual([sentence]);
});
