import { decimalOf, readNumber, typedNumber } from '../../core/text/numbers';

/*
 * A form keeps the numbers of its fields as they are typed; what its code gives and gets are decimals, whatever the language
 * (docs/behaviour.md#rules).
 */

/**
 * What code gives, as it is typed in the language. A number of more digits than are read stays one, as it is sent
 * exactly then.
 */
export const asTyped = (locale: string) => (value: unknown) => {
  if (typeof value !== 'string' && typeof value !== 'number') return value;
  const typed = typedNumber(value, locale);
  return typeof value === 'string' || readNumber(typed, locale) === value ? typed : value;
};

/** What a field shows of what was typed, or of a number that stayed one. */
export const shownText = (value: unknown, locale: string): string =>
  typeof value === 'number' ? typedNumber(value, locale) : String(value ?? '');

/** What was typed in one language, as it is typed in another. What reads the same there stays as it is. */
export const retyped = (from: string, to: string) => (typed: unknown) => {
  if (typeof typed !== 'string') return typed;
  const decimal = decimalOf(typed, from);
  return decimal === null || decimal === decimalOf(typed, to) ? typed : typedNumber(decimal, to);
};

/** What was typed in the language, as a decimal; what cannot be read stays as it is. */
export const asDecimal = (locale: string) => (typed: unknown) =>
  typeof typed === 'string' ? (decimalOf(typed, locale) ?? typed) : typed;
