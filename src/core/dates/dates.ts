import { ShellError } from '../errors';

const argument = (message: string) =>
  new ShellError({ kind: 'config', code: 'argument', messageKey: 'error.notADate', message });

/** Formats by name (docs/behaviour.md#dates). */
const FORMATS = {
  datetime: 'yy-mm-dd HH:MM:SS',
  date: 'yy-mm-dd',
  month: 'yy-mm',
  year: 'yy',
  time: 'HH:MM:SS',
  hour: 'HH',
} as const;

/** A format's name, or a pattern of `yy`, `mm`, `dd`, `HH`, `MM`, `SS`; all else in a pattern stands for itself. */
export type DateFormat = keyof typeof FORMATS | (string & {});

const SEPARATOR = ' - ';
const PARTS = /(yy|mm|dd|HH|MM|SS)/;
/** Part → its number of digits. */
const DIGITS: Readonly<Record<string, number>> = { yy: 4, mm: 2, dd: 2, HH: 2, MM: 2, SS: 2 };

function piecesOf(format: DateFormat): string[] {
  if (typeof format !== 'string' || format === '')
    throw argument('dates: a format is a name such as "date", or a pattern such as "yy-mm-dd"');
  const pattern = Object.hasOwn(FORMATS, format) ? FORMATS[format as keyof typeof FORMATS] : format;
  return pattern.split(PARTS);
}

function timeOf(value: unknown): number {
  // A date of another realm is no instance of this realm's Date.
  const date = value as { getTime?: unknown } | null | undefined;
  const time = typeof date?.getTime === 'function' ? (date as Date).getTime() : value;
  return typeof time === 'number' ? time : Number.NaN;
}

/**
 * A moment as text, in the browser's time zone.
 * @param value a date, or milliseconds since 1970; in the years 1–9999
 * @param format default `datetime`: `yy-mm-dd HH:MM:SS`, the year with four digits
 * @throws {ShellError} `argument` for what is no date
 * @example
 * formatDate(new Date(2026, 10, 23, 9, 5)); // '2026-11-23 09:05:00'
 * formatDate(order.paidAt, 'date'); // '2026-11-23'
 * @see docs/behaviour.md#dates
 */
export function formatDate(value: Date | number, format: DateFormat = 'datetime'): string {
  const date = new Date(timeOf(value));
  const year = date.getFullYear();
  if (!(year >= 1 && year <= 9999))
    throw argument('formatDate: no date; allowed: a Date or milliseconds, in the years 1 to 9999');
  const parts: Readonly<Record<string, number>> = {
    yy: year,
    mm: date.getMonth() + 1,
    dd: date.getDate(),
    HH: date.getHours(),
    MM: date.getMinutes(),
    SS: date.getSeconds(),
  };
  return piecesOf(format)
    .map((piece) =>
      Object.hasOwn(parts, piece) ? String(parts[piece]).padStart(DIGITS[piece] ?? 0, '0') : piece,
    )
    .join('');
}

/**
 * The moment that a text names, in the browser's time zone; undefined where it is not exactly of this format, or there is
 * no such day or time (`2026-02-30`, `24:00:00`). What the format leaves out is the first of January 1970, at 00:00:00.
 * @param format default `datetime`
 * @throws {ShellError} `argument` for a format that is no text
 * @example
 * parseDate('2026-11-23 09:05:00'); // Date
 * parseDate('2026-02-30', 'date'); // undefined
 * @see docs/behaviour.md#dates
 */
export function parseDate(text: string, format: DateFormat = 'datetime'): Date | undefined {
  const pieces = piecesOf(format);
  if (typeof text !== 'string') return undefined;
  const found = new Map<string, number>();
  let at = 0;
  for (const piece of pieces) {
    const digits = Object.hasOwn(DIGITS, piece) ? (DIGITS[piece] ?? 0) : 0;
    const end = at + (digits || piece.length);
    const given = text.slice(at, end);
    at = end;
    if (digits === 0) {
      if (given !== piece) return undefined;
      continue;
    }
    if (given.length !== digits || !/^[0-9]+$/.test(given)) return undefined;
    const known = found.get(piece);
    if (known !== undefined && known !== Number(given)) return undefined;
    found.set(piece, Number(given));
  }
  return at === text.length ? dateOf(found) : undefined;
}

function dateOf(parts: ReadonlyMap<string, number>): Date | undefined {
  const [year, month, day] = [parts.get('yy') ?? 1970, parts.get('mm') ?? 1, parts.get('dd') ?? 1];
  const [hour, minute, second] = [parts.get('HH') ?? 0, parts.get('MM') ?? 0, parts.get('SS') ?? 0];
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return undefined;
  if (hour > 23 || minute > 59 || second > 59) return undefined;
  // The constructor takes the years 0–99 for those of the last century. An hour that the change to summer time leaves
  // out becomes the next one: in some zones it is midnight, and the day is there all the same.
  const date = new Date(2000, 0, 1, hour, minute, second);
  date.setFullYear(year, month - 1, day);
  date.setHours(hour, minute, second, 0);
  return date;
}

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/**
 * Two moments as one text, `2026-11-01 - 2026-11-23`.
 * @param format of each end, default `date`
 * @throws {ShellError} `argument` as `formatDate` does
 * @see docs/behaviour.md#dates
 */
export function formatDateRange(
  range: readonly [Date | number, Date | number],
  format: DateFormat = 'date',
): string {
  return `${formatDate(range[0], format)}${SEPARATOR}${formatDate(range[1], format)}`;
}

/**
 * The two moments that a text of `formatDateRange` names; undefined where an end is no date, or the range ends before it begins.
 * @param format of each end, default `date`
 * @throws {ShellError} `argument` as `parseDate` does
 * @see docs/behaviour.md#dates
 */
export function parseDateRange(text: string, format: DateFormat = 'date'): [Date, Date] | undefined {
  const ends = typeof text === 'string' ? halves(text) : undefined;
  const from = ends && parseDate(ends[0], format);
  const to = ends && parseDate(ends[1], format);
  return from && to && from <= to ? [from, to] : undefined;
}

/** Both ends have the format's length, so the separator is in the middle, whatever the pattern holds. */
function halves(text: string): [string, string] | undefined {
  const length = (text.length - SEPARATOR.length) / 2;
  if (!Number.isInteger(length) || length < 1) return undefined;
  if (text.slice(length, -length) !== SEPARATOR) return undefined;
  return [text.slice(0, length), text.slice(-length)];
}
