import { describe, expect, test } from 'vitest';
import { isShellError } from '../errors';
import { add, compare, divide, multiply, round, subtract } from './calculate';
import { cmToInch, gToLb, inchToCm, kgToLb, lbToG, lbToKg, lbToOz, ozToLb } from './units';

describe('conversions', () => {
  test.each([
    [inchToCm, 1, 2.54],
    [inchToCm, '12.5', 31.75],
    [cmToInch, 2.54, 1],
    [cmToInch, 1, 0.3937],
    [lbToG, 1, 453.592],
    [gToLb, 453.592, 1],
    [gToLb, 1, 0.0022],
    [lbToOz, 1.1, 17.6],
    [ozToLb, 1, 0.0625],
    [kgToLb, 1, 2.2046],
    [kgToLb, 100, 220.4623],
    [lbToKg, '2.2046226', 1],
    [lbToKg, 1, 0.4536],
  ])('%o of %j', (convert, value, result) => {
    expect(convert(value)).toBe(result);
  });

  test('have as many decimals as asked for', () => {
    expect(kgToLb(1, 7)).toBe(2.2046226);
    expect(kgToLb(1, 0)).toBe(2);
    expect(lbToG(0.5, 2)).toBe(226.8);
  });
});

describe('calculations are exact', () => {
  test('where floating-point numbers are not', () => {
    expect(add(0.1, 0.2)).toBe(0.3);
    expect(subtract(0.3, 0.1)).toBe(0.2);
    expect(multiply(1.1, 1.1)).toBe(1.21);
    expect(divide(0.3, 0.1)).toBe(3);
    expect(multiply(19.9, 100)).toBe(1990);
    expect(add('0.10', ' +0.20 ')).toBe(0.3);
    expect(add(1e-7, 1e-7, 8)).toBe(2e-7);
    expect(subtract('100000000000.1', '100000000000')).toBe(0.1);
  });

  test('and round half up, away from zero, to 4 decimals', () => {
    expect(divide(2, 3)).toBe(0.6667);
    expect(round(1.005, 2)).toBe(1.01);
    expect(round(1.00005)).toBe(1.0001);
    expect(round(-1.005, 2)).toBe(-1.01);
    expect(round(2.5, 0)).toBe(3);
    expect(Object.is(round(-0.00001), 0)).toBe(true);
  });

  test('compare without rounding', () => {
    expect([compare(0.1, 0.2), compare('0.30', 0.3), compare('0.30000001', 0.3)]).toEqual([-1, 0, 1]);
  });
});

const bad = [
  '',
  'abc',
  '1,5',
  '0x10',
  Number.NaN,
  Number.POSITIVE_INFINITY,
  null,
  undefined,
  {},
  [],
  true,
  '1e99999',
];

test.each(bad)('%j is no number, which the error says', (value) => {
  for (const calculate of [
    () => add(value as number, 1),
    () => divide(1, value as number),
    () => inchToCm(value as number),
  ]) {
    try {
      calculate();
      expect.unreachable();
    } catch (error) {
      expect(isShellError(error) && error).toMatchObject({ code: 'argument', kind: 'config' });
      expect(String(error)).toMatch(/is no number; allowed: /);
    }
  }
});

test('neither a division by zero nor decimals out of range are allowed', () => {
  expect(() => divide(1, '0.00')).toThrow(/division by 0/);
  for (const decimals of [-1, 1.5, 21, Number.NaN]) expect(() => add(1, 2, decimals)).toThrow(/0 to 20/);
});
