import { CHINESE } from '../../core/i18n/fill-text';

/** How times are written. Without `timeZone` (IANA name) the zone of the browser counts. */
export interface TimeFormat {
  /** BCP 47 tag of the interface's dates, such as `en-GB`. */
  locale: string;
  timeZone?: string | undefined;
}

export interface RelativeFormat extends TimeFormat {
  /** The present, in ms since 1970, from the clock of whoever renders. */
  now: number;
}

/** Locale of what is written in figures alone: where a locale's words have Chinese characters. */
const FIGURES = 'en';
const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' };
const CLOCK: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
const YEAR: Intl.DateTimeFormatOptions = { year: 'numeric' };
const DATE: Intl.DateTimeFormatOptions = { ...DAY, ...YEAR };
const STAMP: Intl.DateTimeFormatOptions = { ...DAY, ...CLOCK };
const DATED_STAMP: Intl.DateTimeFormatOptions = { ...STAMP, ...YEAR };
const ZONE: Intl.DateTimeFormatOptions = { timeZoneName: 'shortOffset' };
const EXACT: Intl.DateTimeFormatOptions = { ...DATED_STAMP, ...ZONE, second: '2-digit' };
const ALL: Intl.DateTimeFormatOptions = {
  ...CLOCK,
  ...YEAR,
  month: '2-digit',
  day: '2-digit',
  second: '2-digit',
};
const HOUR = 3_600_000;
/** ms that a moment may be ahead and still be now: `now` is a minute old at most, and clocks differ. */
const AHEAD = 120_000;

interface Parts {
  year: string;
  month: string;
  day: string;
  hour: string;
  minute: string;
  second: string;
}

/** Makers of Intl formats are slow, and lists have hundreds of times; the options are few, and each is one object. */
const formats = new Map<Intl.DateTimeFormatOptions, Map<string, Intl.DateTimeFormat>>();
const relativeFormats = new Map<string, Intl.RelativeTimeFormat>();

function made<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  let value = map.get(key);
  if (value === undefined) {
    value = make();
    map.set(key, value);
  }
  return value;
}

function formatter(
  locale: string,
  timeZone: string | undefined,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const byPlace = made(formats, options, () => new Map<string, Intl.DateTimeFormat>());
  return made(
    byPlace,
    `${locale}|${timeZone}`,
    () => new Intl.DateTimeFormat(locale, timeZone === undefined ? options : { ...options, timeZone }),
  );
}

/** A page's first format takes tens of ms: whoever will write times has it made before a press waits for it. */
export function prepareTimes(format: RelativeFormat): void {
  formatRelative(0, format);
  formatDate(format.now, format);
  formatExact(format.now, format);
  relativeWords(0, 'minute', format.locale);
}

function partsOf(at: number, timeZone: string | undefined): Parts {
  const parts: Record<string, string> = {};
  for (const part of formatter(FIGURES, timeZone, ALL).formatToParts(at)) parts[part.type] = part.value;
  return parts as unknown as Parts;
}

/** Days between two moments as the calendar of the zone counts them. */
function daysBetween(earlier: Parts, later: Parts): number {
  const day = (parts: Parts) => Date.UTC(Number(parts.year), Number(parts.month) - 1, Number(parts.day));
  return Math.round((day(later) - day(earlier)) / (24 * HOUR));
}

/** The locale's words, in which the month has a name; null where they have Chinese characters: there figures are the custom. */
function words(at: number, { locale, timeZone }: TimeFormat, options: Intl.DateTimeFormatOptions) {
  const text = formatter(locale, timeZone, options).format(at);
  return CHINESE.test(text) ? null : text;
}

const isThisYear = (then: Parts, { now, timeZone }: RelativeFormat) =>
  then.year === partsOf(now, timeZone).year;

/** 2026-11-20T02:41:05Z → `20 Nov, 10:41`, in Chinese `11-20 10:41`; with the year if it is not the present one. */
export function formatStamp(at: number, format: RelativeFormat): string {
  const then = partsOf(at, format.timeZone);
  const sameYear = isThisYear(then, format);
  const named = words(at, format, sameYear ? STAMP : DATED_STAMP);
  if (named !== null) return named;
  const clock = `${then.month}-${then.day} ${then.hour}:${then.minute}`;
  return sameYear ? clock : `${then.year}-${clock}`;
}

/** The whole moment with its zone: `20 Nov 2026, 10:41:05 GMT+8`, in Chinese `2026-11-20 10:41:05 GMT+8`. */
export function formatExact(at: number, format: TimeFormat): string {
  const named = words(at, format, EXACT);
  if (named !== null) return named;
  const then = partsOf(at, format.timeZone);
  const zone = formatter(FIGURES, format.timeZone, ZONE)
    .formatToParts(at)
    .find((part) => part.type === 'timeZoneName');
  return `${then.year}-${then.month}-${then.day} ${then.hour}:${then.minute}:${then.second} ${zone?.value ?? ''}`.trim();
}

/**
 * Under an hour relative, then the clock, then yesterday, then the date. Less than two minutes ahead counts as now;
 * later moments get clock or date.
 */
export function formatRelative(at: number, format: RelativeFormat): string {
  const { now, locale, timeZone } = format;
  const age = at > now && at - now < AHEAD ? 0 : now - at;
  if (age >= 0 && age < HOUR) return relativeWords(-Math.floor(age / 60_000), 'minute', locale);
  const then = partsOf(at, timeZone);
  const today = partsOf(now, timeZone);
  const days = daysBetween(then, today);
  if (days === 0) return `${then.hour}:${then.minute}`;
  if (days === 1) return relativeWords(-1, 'day', locale);
  return formatDate(at, format);
}

/** `18 Nov`, or `11-18` where the locale would write Chinese characters; with the year if it is not the present one. */
export function formatDate(at: number, format: RelativeFormat): string {
  const then = partsOf(at, format.timeZone);
  const sameYear = isThisYear(then, format);
  const named = words(at, format, sameYear ? DAY : DATE);
  if (named !== null) return named;
  return sameYear ? `${then.month}-${then.day}` : `${then.year}-${then.month}-${then.day}`;
}

/** Intl's words, with a blank between figure and Chinese character, no dot after `min`, and a capital. */
function relativeWords(value: number, unit: 'minute' | 'day', locale: string): string {
  const format = made(
    relativeFormats,
    locale,
    () => new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' }),
  );
  // "This minute" is no answer to "when": below one minute the word is "now".
  const text = value === 0 ? format.format(0, 'second') : format.format(value, unit);
  const spaced = text.replace(/(\d)(?=[\u4e00-\u9fff])/g, '$1 ').replace('min.', 'min');
  return spaced.charAt(0).toLocaleUpperCase(locale) + spaced.slice(1);
}
