import { cleanFigures } from '../../core/text/clean';

/** Groups of three behind one and the same sign, or none; a decimal point. */
const WRITTEN = /^(?:\d{1,3}(?:([ ,'’])\d{3}(?:\1\d{3})*)?|\d+)?(?:\.\d*)?$/;
/** Digits that a number keeps exactly. */
const EXACT_DIGITS = 15;

/**
 * A number as people and spreadsheets write it: `1,234.50`, `1 200`, `１００`, `-5`, `(5)` for -5. Null for anything else, such as `0x10`, `1e3` or
 * `1,5`, and for more than 15 digits, which would become another number.
 */
export function readNumber(text: string): number | null {
  const clean = cleanFigures(text);
  const negative = /^\((.+)\)$/.exec(clean);
  const [, sign = '', figures = ''] = /^([+-]?)\s*(.*)$/.exec(negative?.[1] ?? clean) ?? [];
  if ((negative && sign !== '') || !WRITTEN.test(figures) || !/\d/.test(figures)) return null;
  const plain = figures.replace(/[^\d.]/g, '');
  const digits = plain.replace('.', '').replace(/^0+/, '');
  if (digits.length > EXACT_DIGITS) return null;
  const value = Number(plain);
  return value !== 0 && (negative || sign === '-') ? -value : value;
}
