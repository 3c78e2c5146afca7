import Big from 'big.js';
import { ShellError } from '../errors';
import { cutText } from '../text/cut';

/** A decimal number: a text is exact however long it is, and is what a field of a form has. */
export type Decimal = number | string;

/** Decimals of a result (docs/behaviour.md#units). */
export const DECIMALS = 4;

const HALF_UP = 1;

/** Not the library's own constructor: a page that uses the library too may have set that up otherwise. */
const Exact = Big();
Exact.DP = 40;
Exact.RM = HALF_UP;

const argument = (message: string) =>
  new ShellError({ kind: 'config', code: 'argument', messageKey: 'error.notANumber', message });

/** @throws {ShellError} `argument` where the value is no finite decimal number */
export function exact(value: Decimal): Big {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
  if (!/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i.test(text))
    throw argument(
      `calculate: ${describe(value)} is no number; allowed: a finite number, or a text of digits such as "12.50"`,
    );
  return new Exact(
    text
      .replace(/^\+/, '')
      .replace(/\.(?=e|$)/i, '')
      .replace(/^(-?)\./, '$10.'),
  );
}

const describe = (value: unknown): string =>
  typeof value === 'string' ? `"${cutText(value, 40)}"` : cutText(String(value), 40);

/** @throws {ShellError} `argument` where `decimals` is no whole number from 0 to 20 */
function rounded(value: Big, decimals: number): number {
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > 20)
    throw argument(`calculate: ${describe(decimals)} decimals; allowed: a whole number from 0 to 20`);
  const result = Number(value.round(decimals, HALF_UP).toString());
  // -0 would be written as "-0".
  return result === 0 ? 0 : result;
}

/**
 * The sum, exact and then rounded half up (away from zero). All calculations take numbers or texts of digits and give a
 * number with at most 4 decimals unless told otherwise (docs/behaviour.md#units).
 * @param decimals 0–20, default 4
 * @throws {ShellError} `argument` for what is no finite number, and for decimals out of range
 * @example
 * add(0.1, 0.2); // 0.3
 */
export const add = (a: Decimal, b: Decimal, decimals = DECIMALS): number =>
  rounded(exact(a).plus(exact(b)), decimals);

/** The difference; see `add`. @example subtract(0.3, 0.1); // 0.2 */
export const subtract = (a: Decimal, b: Decimal, decimals = DECIMALS): number =>
  rounded(exact(a).minus(exact(b)), decimals);

/** The product; see `add`. @example multiply('19.9', 3); // 59.7 */
export const multiply = (a: Decimal, b: Decimal, decimals = DECIMALS): number =>
  rounded(exact(a).times(exact(b)), decimals);

/** The quotient; see `add`. @throws {ShellError} `argument` for a division by zero, too. @example divide(1, 3); // 0.3333 */
export function divide(a: Decimal, b: Decimal, decimals = DECIMALS): number {
  const divisor = exact(b);
  if (divisor.eq(0)) throw argument('calculate: a division by 0; allowed: any other number');
  return rounded(exact(a).div(divisor), decimals);
}

/** The number rounded half up, away from zero; see `add`. @example round(1.005, 2); // 1.01 */
export const round = (value: Decimal, decimals = DECIMALS): number => rounded(exact(value), decimals);

/** -1, 0 or 1: whether `a` is less than, equal to or greater than `b`, without rounding. @example compare('0.30', 0.3); // 0 */
export const compare = (a: Decimal, b: Decimal): -1 | 0 | 1 => exact(a).cmp(exact(b));

/** The product for conversions, which go through it or back. */
export const convert = (value: Decimal, factor: string, back: boolean, decimals: number): number =>
  rounded(back ? exact(value).div(factor) : exact(value).times(factor), decimals);
