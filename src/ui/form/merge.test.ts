import { expect, test } from 'vitest';
import { differences, ownChanges } from './merge';

const base = { name: 'A', quantity: '1', note: '', labels: ['1'], day: null };

test('names what somebody else changed, and what both changed otherwise', () => {
  const mine = { ...base, name: 'Mine', labels: ['1', '2'] };
  const theirs = { ...base, name: 'Theirs', quantity: '2', labels: ['1', '2'] };
  expect(differences(base, mine, theirs)).toEqual([
    { name: 'name', both: true, mine: 'Mine', theirs: 'Theirs' },
    { name: 'quantity', both: false, mine: '1', theirs: '2' },
  ]);
});

test('takes nothing for empty, in whatever form, and leaves fields that the other has not', () => {
  expect(differences(base, base, { name: 'A', note: null, day: '', labels: ['1'] })).toEqual([]);
});

test('knows what the form itself has changed', () => {
  expect(ownChanges(base, { ...base, note: 'x', day: '' })).toEqual([['note', 'x']]);
});
