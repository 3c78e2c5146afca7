import { cleanFigures } from './clean';

/** How numbers are written in a language. */
interface Writing {
  readonly decimal: string;
  /** Its own ten digits. */
  readonly digits: readonly string[];
  /** Groups behind one and the same sign, the first of which begins with no 0, or none; then decimals. */
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
      // `0.500` is a half of somebody who thinks of another language, and no 500.
      `^((?:[1-9]\\d{0,${width - 1}}(${between})(?:\\d{${width}}\\2)*)?\\d{3}|\\d*)(?:\\${decimal}(\\d*))?$`,
    ),
  };
  known.set(locale, made);
  return made;
}

/** Digits that a number keeps exactly. */
const EXACT_DIGITS = 15;

/**
 * A number as people and spreadsheets write it in a language, as the decimal that code and services have: in English
 * `1,234.50` is "1234.50", in German `1.234,50` is; `1 200`, `１００`, `-5`, and `(5)` for -5 are read in each. Null for
 * anything else, such as `0x10`, `1e3`, `1,5` in English, `1.5` in German, and for more than 15 digits, which would
 * become another number.
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

/** A decimal of code and services; `BigDecimal` and JSON write small and large ones with an exponent. */
const OF_CODE = /^([+-]?)\s*(\d+|\d*(?:\.(\d+)))(?:e([+-]?\d{1,3}))?$/i;

/**
 * A number, or a decimal of code and services, as somebody types it in a language: ungrouped, without an exponent,
 * every decimal kept. Anything else stays as it is.
 */
export function typedNumber(value: unknown, locale: string): string {
  const text = String(value);
  const [, sign = '', figures, decimals = '', exponent = '0'] = OF_CODE.exec(cleanFigures(text)) ?? [];
  if (figures === undefined) return text;
  const digits = figures.replace('.', '');
  const point = digits.length - decimals.length + Number(exponent);
  const cut = Math.max(point, 0);
  const whole = digits.slice(0, cut).padEnd(point, '0') || '0';
  const rest = digits.slice(cut).padStart(digits.length - point, '0');
  return sign + whole + (point < digits.length ? writingOf(locale).decimal + rest : '');
}
