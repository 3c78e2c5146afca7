import { formatDate, parseDate } from '../../core/dates/dates';
import { cleanFigures } from '../../core/text/clean';

/** What a picker gives; a range is two dates. */
export type PickerKind = 'date' | 'dateTime' | 'range' | 'month' | 'year' | 'time' | 'hour';

type Format = 'date' | 'datetime' | 'month' | 'year' | 'time' | 'hour';

const FORMAT: Readonly<Record<PickerKind, Format>> = {
  date: 'date',
  dateTime: 'datetime',
  range: 'date',
  month: 'month',
  year: 'year',
  time: 'time',
  hour: 'hour',
};

/** How a value is written, for the words of an error. */
export const EXAMPLES: Readonly<Record<PickerKind, string>> = {
  date: '2026-11-23',
  dateTime: '2026-11-23 10:41:00',
  range: '2026-11-14 - 2026-11-20',
  month: '2026-11',
  year: '2026',
  time: '10:41:00',
  hour: '10',
};

export const writeValue = (kind: PickerKind, date: Date): string => formatDate(date, FORMAT[kind]);
export const readValue = (kind: PickerKind, value: string): Date | undefined =>
  parseDate(value, FORMAT[kind]);

/** Between the two dates of a range, as people type it. */
const BETWEEN = /\s+(?:-|to)(?:\s+|$)|\s*[~至]\s*/i;

/** The dates of a typed range, in their order; null for what is none. */
export function readRange(text: string, locale: string): [string, string] | null {
  const [from, to, more] = cleanFigures(text)
    .split(BETWEEN)
    .map((part) => readTyped('date', part, locale));
  if (!from || to === null || more !== undefined) return null;
  const end = to ?? from;
  return from <= end ? [from, end] : [end, from];
}

/** With two figures. */
export const pad = (part: string | number = ''): string => String(part).padStart(2, '0');

/**
 * A value as people type it, `2026/1/5`, `20260105`, `5 Jan 2026`, `9:5`, in the form that it is sent in; null for what
 * is none.
 */
export function readTyped(kind: PickerKind, text: string, locale: string): string | null {
  const plain = inFigures(cleanFigures(text), locale);
  const written = write(kind, figuresOf(kind, plain));
  if (written === null || /[^\d\s:./年月日时分秒T-]/.test(plain)) return null;
  const date = readValue(kind, written);
  return date ? writeValue(kind, date) : null;
}

const NAMED = /^(?:(\d{1,2})\.?\s*)?(\p{L}{3,})\.?\s*(\d{1,2}\b)?,?\s*(\d{4}),?/u;

/** With points between, the day is first wherever people write so. */
const POINTED = /^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4}),?/;

/**
 * `5 Jan 2026`, `5. Januar 2026`, `5.1.2026`, `January 5, 2026` or `Jan 2026` at the beginning of a text in figures
 * alone; a word that names no month stays.
 */
function inFigures(text: string, locale: string): string {
  return text
    .replace(POINTED, '$3-$2-$1')
    .replace(NAMED, (typed, before: string | undefined, name: string, after: string, year: string) => {
      const month = monthOf(name, locale);
      const day = before ?? after;
      if (month === null || (before && after)) return typed;
      return day === undefined ? `${year}-${month}` : `${year}-${month}-${day.trim()}`;
    });
}

/** The month, from 1, whose name begins so, or whose short name does: in Dutch that of "maart" is "mrt". */
function monthOf(name: string, locale: string): number | null {
  const typed = name.toLowerCase();
  const names = (['long', 'short'] as const).map(
    (month) => new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC' }),
  );
  const begins = (_: unknown, month: number) =>
    names.some(({ format }) => format(Date.UTC(2026, month)).toLowerCase().startsWith(typed));
  const month = Array.from({ length: 12 }).findIndex(begins);
  return month < 0 ? null : month + 1;
}

/** The figures of a text: a day, a clock or both may have nothing between theirs. */
function figuresOf(kind: PickerKind, plain: string): readonly string[] {
  if (/^\d+$/.test(plain)) return split(kind, plain);
  const figures = plain.match(/\d+/g) ?? [];
  const [first = '', ...rest] = figures;
  const dayAndClock = kind === 'dateTime' && first.length === 8;
  if (!dayAndClock) return figures;
  return [...split('date', first), ...(rest.length === 1 ? split('time', rest[0] ?? '') : rest)];
}

/** Figures without anything between them. */
function split(kind: PickerKind, figures: string): string[] {
  const at = (...lengths: number[]) => {
    let start = 0;
    return lengths.flatMap((length) => {
      const part = figures.slice(start, start + length);
      start += length;
      return part === '' ? [] : [part];
    });
  };
  if (kind === 'time') return figures.length <= 2 ? [figures] : at(2, 2, 2);
  if (kind === 'hour' || kind === 'year') return [figures];
  return figures.length > 14 ? [] : at(4, 2, 2, 2, 2, 2);
}

function write(kind: PickerKind, parts: readonly string[]): string | null {
  const [first, second, third] = parts;
  const most = { date: 3, range: 3, dateTime: 6, month: 2, year: 1, time: 3, hour: 1 }[kind];
  if (first === undefined || parts.length > most) return null;
  if (kind === 'time') return `${pad(first)}:${pad(second)}:${pad(third)}`;
  if (kind === 'hour') return pad(first);
  if (first.length !== 4) return null;
  if (kind === 'year') return first;
  if (second === undefined) return null;
  if (kind === 'month') return `${first}-${pad(second)}`;
  if (third === undefined) return null;
  const day = `${first}-${pad(second)}-${pad(third)}`;
  return kind === 'dateTime' ? `${day} ${pad(parts[3])}:${pad(parts[4])}:${pad(parts[5])}` : day;
}
