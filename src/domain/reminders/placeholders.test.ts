import { describe, expect, test } from 'vitest';
import { matching, openPlaceholder, unknownPlaceholder, withSamples } from './placeholders';

const facts = [
  { name: 'orderNo', title: 'Order number', sampleZh: '一号', sampleEn: 'No. 1' },
  { name: 'city', title: '收件城市', sampleZh: '波特兰', sampleEn: 'Portland' },
];

describe('placeholders', () => {
  test.each([
    ['Order {', 7, { start: 6, typed: '' }],
    ['Order {ord today', 10, { start: 6, typed: 'ord' }],
    ['Order {orderNo}', 15, null],
    ['Order', 5, null],
    ['a {b c', 6, null],
  ])('what is open in %j at %i', (text, caret, found) => {
    expect(openPlaceholder(text, caret)).toEqual(found);
  });

  test('are found by name and by words', () => {
    expect(matching(facts, 'ORD').map(({ name }) => name)).toEqual(['orderNo']);
    expect(matching(facts, '城市').map(({ name }) => name)).toEqual(['city']);
    expect(matching(facts, '')).toHaveLength(2);
  });

  test('get samples, and what is none of them stays', () => {
    expect(withSamples('{orderNo} to {city}, {password}', facts, 'sampleEn')).toBe(
      'No. 1 to Portland, {password}',
    );
    expect(withSamples('{orderNo}', facts, 'sampleZh')).toBe('一号');
    expect(unknownPlaceholder('{orderNo} {password} {x}', facts)).toBe('password');
    expect(unknownPlaceholder('{orderNo} {', facts)).toBeNull();
  });
});
