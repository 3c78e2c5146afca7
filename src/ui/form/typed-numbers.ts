import { decimalOf, typedNumber } from '../../core/text/numbers';

/*
 * A form keeps the numbers of its fields as they are typed; what its code gives and gets are decimals, whatever the language
 * (docs/behaviour.md#rules).
 */

/** What code gives, as it is typed in the language. */
export const asTyped = (locale: string) => (value: unknown) =>
  typeof value === 'string' ? typedNumber(value, locale) : value;

/** What was typed in one language, as it is typed in another. What reads the same there stays as it is. */
export const retyped = (from: string, to: string) => (typed: unknown) => {
  if (typeof typed !== 'string') return typed;
  const decimal = decimalOf(typed, from);
  return decimal === null || decimal === decimalOf(typed, to) ? typed : typedNumber(decimal, to);
};

/** What was typed in the language, as a decimal; what cannot be read stays as it is. */
export const asDecimal = (locale: string) => (typed: unknown) =>
  typeof typed === 'string' ? (decimalOf(typed, locale) ?? typed) : typed;
