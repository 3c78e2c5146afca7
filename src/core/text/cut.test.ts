import { afterEach, expect, test, vi } from 'vitest';
import { charactersOf, cutProse, cutText } from './cut';
import { tailOf } from './tail';

afterEach(() => vi.unstubAllGlobals());

const FAMILY = '👨\u200d👩\u200d👧';

test.each([
  ['abc', 3, 'abc'],
  ['abcd', 3, 'abc'],
  [`ab${FAMILY}`, 5, 'ab'],
  [`ab${FAMILY}c`, 2 + FAMILY.length, `ab${FAMILY}`],
  ['ab👍🏽', 4, 'ab'],
  ['cafe\u0301s', 4, 'caf'],
  ['🇩🇪🇫🇷', 4, '🇩🇪'],
  ['订单订单', 3, '订单订'],
])('%s has %i units at most', (text, most, cut) => {
  expect(cutText(text, most)).toBe(cut);
});

test.each([
  ['SO1001', 4, 2],
  ['SO', 4, 0],
  ['SO1001', 0, 6],
  [`ab${FAMILY}1`, 2, 2],
  ['caf\u00e9 cafe\u0301', 1, 8],
])('in %s the last %i begin at %i', (text, count, at) => {
  expect(tailOf(text, count)).toBe(at);
});

test('a long text is cut at the same place as its end alone', () => {
  const long = `${'word '.repeat(50_000)}${FAMILY}${FAMILY} end`;
  expect(cutText(long, 250_000 + FAMILY.length + 2)).toBe(`${'word '.repeat(50_000)}${FAMILY}`);
});

test('without a segmenter no code point is cut through', () => {
  vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
  expect(cutText('ab👍c', 3)).toBe('ab');
});

test.each([
  ['The order was cancelled', 14, 'The order was…'],
  ['The order was cancelled', 16, 'The order was…'],
  ['short', 5, 'short'],
  ['订单已被取消', 4, '订单已…'],
  [`https://x.test/${'a'.repeat(30)} b`, 20, 'https://x.test/aaaa…'],
  [`Well done ${FAMILY}!`, 16, 'Well done…'],
])('prose %s ends with a whole word within %i', (text, most, cut) => {
  expect(cutProse(text, most)).toBe(cut);
});

test('each character of the Basic Multilingual Plane is one with or without a segmenter, also behind a letter', () => {
  const segmenter = new Intl.Segmenter();
  const differs: string[] = [];
  for (let code = 0x20; code < 0xd800; code++) {
    const text = `a${String.fromCharCode(code)}가`;
    const expected = Array.from(segmenter.segment(text), ({ segment }) => segment);
    if (charactersOf(text).join('|') !== expected.join('|')) differs.push(code.toString(16));
  }
  expect(differs).toEqual([]);
});
