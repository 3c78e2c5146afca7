import { expect, it } from 'vitest';
import { formatAmount } from './Money';

it('takes the decimals from the currency', () => {
  expect(formatAmount(84210.36, 'USD', 'en')).toBe('84,210.36');
  expect(formatAmount(9800, 'JPY', 'zh-CN')).toBe('9,800');
  expect(formatAmount(-12.5, 'USD', 'en')).toBe('-12.50');
});

it('writes an amount even if the code is none', () => {
  expect(formatAmount(5, '?', 'en')).toBe('5.00');
});
