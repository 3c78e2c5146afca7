import { cleanFigures } from './clean';

/** How numbers are written in a language. */
interface Writing {
  readonly decimal: string;
  /** Its own ten digits. */
  readonly digits: readonly string[];
  /** Groups behind one and the same sign, or none; then decimals. */
  readonly pattern: RegExp;
}

const known = new Map<string, Writing>();

function writingOf(locale: string): Writing {
  const found = known.get(locale);
  if (found) return found;
  const parts = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).formatToParts(123456789.5);
  const sign = (type: string) => cleanFigures(parts.find((part) => part.type === type)?.value ?? '');
  const decimal = sign('decimal');
  // Hindi has two digits in all groups but the last.
  const width = parts.filter(({ type }) => type === 'integer').at(-2)?.value.length ?? 3;
  // Nowhere do blanks and apostrophes stand before decimals.
  const between = `[ '\u2019\\${sign('group') || ' '}]`;
  const made = {
    decimal,
    digits: [...new Intl.NumberFormat(locale, { useGrouping: false }).format(9876543210)].reverse(),
    pattern: new RegExp(
      `^((?:\\d{1,${width}}(${between})(?:\\d{${width}}\\2)*)?\\d{3}|\\d*)(?:\\${decimal}(\\d*))?$`,
    ),
  };
  known.set(locale, made);
  return made;
}

/** Digits that a number keeps exactly. */
const EXACT_DIGITS = 15;

/**
 * A number as people and spreadsheets write it in a language, as the decimal that code and services have: in English `1,234.50` is "1234.50", in
 * German `1.234,50` is; `1 200`, `１００`, `-5`, and `(5)` for -5 are read in each. Null for anything else, such as `0x10`, `1e3`, `1,5` in English,
 * `1.5` in German, and for more than 15 digits, which would become another number.
 * @param locale BCP 47 tag
 */
export function decimalOf(text: string, locale: string): string | null {
  const { pattern, digits } = writingOf(locale);
  const clean = cleanFigures(text).replace(/\p{Nd}/gu, (one) => {
    const digit = digits.indexOf(one);
    return digit < 0 ? one : String(digit);
  });
  const negative = /^\((.+)\)$/.exec(clean);
  const [, sign = '', figures = ''] = /^([+-]?)\s*(.*)$/.exec(negative?.[1] ?? clean) ?? [];
  const written = pattern.exec(figures);
  if (!written || (negative && sign !== '')) return null;
  const whole = (written[1] ?? '').replace(/\D/g, '');
  const decimals = written[3] ?? '';
  const all = whole + decimals;
  if (all === '' || all.replace(/^0+/, '').length > EXACT_DIGITS) return null;
  const isNegative = (negative || sign === '-') && /[1-9]/.test(all);
  return `${isNegative ? '-' : ''}${whole || '0'}${decimals && `.${decimals}`}`;
}

/** As `decimalOf`, as a number. */
export function readNumber(text: string, locale: string): number | null {
  const decimal = decimalOf(text, locale);
  return decimal === null ? null : Number(decimal);
}

/** Writes amounts of money, with two decimals. */
export const amountFormat = (locale: string) =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A number, or a decimal of code and services, as somebody types it in a language: ungrouped, every decimal kept. Anything else stays as it is. */
export function typedNumber(value: unknown, locale: string): string {
  const text = String(value);
  return /^-?\d+\.\d+$/.test(text) ? text.replace('.', writingOf(locale).decimal) : text;
}
