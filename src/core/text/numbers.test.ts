import { describe, expect, test } from 'vitest';
import { decimalOf, readNumber, typedNumber } from './numbers';

describe('in English', () => {
  test.each([
    ['1,234.50', 1234.5],
    ['1 200', 1200],
    ['1\u00a0234\u202f567', 1234567],
    ['1\u00a0234\u00a0567', 1234567],
    ["1'234", 1234],
    ['１，２３４．５', 1234.5],
    ['１００', 100],
    [' 12\u200b', 12],
    ['.5', 0.5],
    ['5.', 5],
    ['007', 7],
    ['+5', 5],
    ['\u22125', -5],
    ['- 5', -5],
    ['(1,234.50)', -1234.5],
    ['-0', 0],
    ['999999999999999', 999999999999999],
    ['', null],
    ['.', null],
    ['-', null],
    ['0x10', null],
    ['0b11', null],
    ['1e3', null],
    ['Infinity', null],
    ['1,5', null],
    ['1.234,5', null],
    ['1,23,456', null],
    ['1,234 567', null],
    ['12 34', null],
    ['1.2.3', null],
    ['0,750', null],
    ['00,750', null],
    ['0 500', null],
    ['000,750', null],
    ['(-5)', null],
    ['5 kg', null],
    ['9007199254740993', null],
  ])('%j is %j', (text, value) => {
    expect(readNumber(text, 'en-GB')).toBe(value);
    expect(readNumber(text, 'zh-CN')).toBe(value);
  });
});

test.each([
  ['de', '1.234', 1234],
  ['de', '1.234,5', 1234.5],
  ['de', '1 234,5', 1234.5],
  ['de', '0,25', 0.25],
  ['de', '1,234.5', null],
  ['de', '1.5', null],
  ['de', '1234.5', null],
  ['de', '12.34', null],
  ['de', '0.500', null],
  ['de', '-0.500', null],
  ['de', '0.500,5', null],
  ['de', '0500', 500],
  ['de', '10.500', 10500],
  ['de-CH', '1’234.5', 1234.5],
  ['de-CH', "1'234.5", 1234.5],
  ['de-CH', '1,5', null],
  ['fr', '1\u202f234,5', 1234.5],
  ['fr', '1.234', null],
  ['en-IN', '12,34,567.5', 1234567.5],
  ['en-IN', '1,234', 1234],
  ['en-IN', '1,234,567', null],
  ['en-IN', '10,34,567', 1034567],
  ['en-IN', '0,34,567', null],
  ['ar-EG', '١٬٢٣٤٫٥', 1234.5],
  ['ar-EG', '1234', 1234],
])('in %s %j is %j', (locale, text, value) => {
  expect(readNumber(text, locale)).toBe(value);
});

test('a decimal keeps the digits that were typed', () => {
  expect(decimalOf('1.234,50', 'de')).toBe('1234.50');
  expect(decimalOf('(,50)', 'de')).toBe('-0.50');
});

test('what a service sends is shown as it is typed, and read as what it was', () => {
  for (const [value, shown] of [
    ['1234.50', '1234,50'],
    ['12.345', '12,345'],
    [-2.5, '-2,5'],
    [1234, '1234'],
    ['.5', '0,5'],
    ['+1.500', '+1,500'],
    [' \u22121.500 ', '-1,500'],
    [1e-7, '0,0000001'],
    [-1.5e-7, '-0,00000015'],
    ['1E-7', '0,0000001'],
    ['1.25e1', '12,5'],
    ['1.2E+3', '1200'],
    ['0e0', '0'],
  ] as const) {
    expect(typedNumber(value, 'de')).toBe(shown);
    const number = Number(String(value).replace('\u2212', '-'));
    expect(readNumber(shown, 'de')).toBe(number);
    expect(typedNumber(value, 'en-GB')).toBe(shown.replace(',', '.'));
  }
  for (const other of ['1,5,0', '1.', '.', '-', 'e5', '', Number.NaN])
    expect(typedNumber(other, 'de')).toBe(String(other));
});
