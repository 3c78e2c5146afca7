import { readFileSync } from 'node:fs';
import { at } from '@oms/tools/paths';
import { describe, expect, test } from 'vitest';
import { applied, type Break, chosen, faultsOf } from './break';
import { breaks } from './breaks';

const one = (changes: Partial<Break> = {}): Break => ({
  name: 'sum-wrong',
  file: 'src/sum.ts',
  find: 'a + b',
  replace: 'a - b',
  harm: 'Sums are wrong.',
  ...changes,
});

describe('applied', () => {
  test('changes the one place', () => {
    expect(applied(one(), 'return a + b;')).toBe('return a - b;');
  });

  test('takes what replaces as it is written', () => {
    expect(applied(one({ replace: '$& and $1' }), 'return a + b;')).toBe('return $& and $1;');
  });

  test.each([
    ['gone', 'return a;'],
    ['there twice', 'a + b + a + b'],
  ])('names a break whose text is %s', (_, text) => {
    expect(() => applied(one(), text)).toThrow(/sum-wrong is stale: .* in src\/sum\.ts/);
  });

  test('refuses a break that changes nothing', () => {
    expect(() => applied(one({ replace: 'a + b' }), 'a + b')).toThrow('sum-wrong changes nothing');
  });
});

test('the list of faults has every stale break, and names that are taken', () => {
  const list = [one(), one({ find: 'a * b' }), one({ name: 'other' })];
  expect(faultsOf(list, () => 'a + b')).toEqual([
    'sum-wrong is there twice',
    'sum-wrong is stale: its text stands 0 times in src/sum.ts, not once',
  ]);
});

describe('chosen', () => {
  const list = [
    one(),
    one({ name: 'badge-wrong', file: 'src/core/badge.ts' }),
    one({ name: 'zone-wrong', file: 'src/ui/time.ts' }),
  ];
  const names = (...words: string[]) => chosen(list, words).map(({ name }) => name);

  test('has all without a word', () => {
    expect(chosen(list, [])).toBe(list);
  });

  test('reads numbers, and parts of names and files, in the order of the list', () => {
    expect(names('2')).toEqual(['badge-wrong']);
    expect(names('src/ui', 'sum')).toEqual(['sum-wrong', 'zone-wrong']);
  });

  test.each(['9', '0', 'nowhere'])('names a word that chooses none: %s', (word) => {
    expect(() => names(word)).toThrow(`There is no break ${word}`);
  });
});

describe('the list', () => {
  test('has no stale break, and no name twice', () => {
    expect(faultsOf(breaks, (file) => readFileSync(at(file), 'utf8'))).toEqual([]);
  });

  test('says of each who suffers, in one sentence', () => {
    expect(breaks.filter(({ harm }) => !/^\S.{15,}\.$/.test(harm))).toEqual([]);
  });
});
