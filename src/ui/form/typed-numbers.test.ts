import { expect, test } from 'vitest';
import { asDecimal, asTyped, shownText } from './typed-numbers';

test.each([
  [1.234, '1,234', '1.234'],
  [1500, '1500', '1500'],
  [1e-7, '0,0000001', '0.0000001'],
  [-0.5, '-0,5', '-0.5'],
  ['1.500', '1,500', '1.500'],
  ['+.5', '+0,5', '0.5'],
  ['many', 'many', 'many'],
  ['', '', ''],
])('%j of code is typed as %j in German', (value, typed, decimal) => {
  expect(asTyped('de')(value)).toBe(typed);
  expect(asDecimal('de')(typed)).toBe(decimal);
});

test('a number of more digits than are read stays one, and is shown as the language writes it', () => {
  expect(asTyped('de')(1 / 3)).toBe(1 / 3);
  expect(asTyped('de')(1e21)).toBe(1e21);
  expect(asTyped('de')(Number.NaN)).toBeNaN();
  expect(shownText(1 / 3, 'de')).toBe('0,3333333333333333');
  expect(shownText(undefined, 'de')).toBe('');
});
