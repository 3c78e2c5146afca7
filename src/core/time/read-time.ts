import { momentIn } from './moment-in';

/** Numbers below it are seconds: as ms they would be of 1970 to 1973. */
const LEAST_MS = 1e11;
const DIGITS = /^-?\d{9,}$/;
/** A list as a text. */
const LISTED = /^\d{4}(,\d+){2,6}$/;
/** A day and a clock without a zone; the clock may be missing. */
const NO_ZONE = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?))?$/;
/** The last moment that a date can hold, in ms, less what a zone may differ from UTC. */
const LAST = 8.64e15 - 2 * 86_400_000;

/**
 * A time of a service as ISO 8601 in UTC; '' where there is none, and a text that is no time as it is. Taken are ISO
 * 8601, `2026-11-26 22:10:00`, seconds or milliseconds since 1970 as a number or digits, and
 * `[2026, 11, 26, 22, 10, 0]`.
 * @param zone that of a time that says none: `serviceTimeZone` of the configuration
 */
export function readTime(value: unknown, zone = 'UTC'): string {
  if (Array.isArray(value)) return fromParts(value, zone);
  if (typeof value !== 'number' && typeof value !== 'string') return '';
  if (typeof value === 'number' || DIGITS.test(value.trim())) return isoOf(inMs(Number(value)));
  const text = value.trim();
  if (LISTED.test(text)) return fromParts(text.split(',').map(Number), zone);
  const [, day, clock = '00:00'] = NO_ZONE.exec(text) ?? [];
  return (day !== undefined && isoOf(Date.parse(`${day}T${clock}Z`), zone)) || value;
}

/** The moment of a time of a service in ms since 1970; NaN where it is none. */
export const momentOf = (value: unknown, zone?: string): number => Date.parse(readTime(value, zone));

const inMs = (time: number): number => (Math.abs(time) < LEAST_MS ? time * 1000 : time);

/** '' for a moment that no date can hold. */
const isoOf = (ms: number, zone = 'UTC'): string =>
  Math.abs(ms) <= LAST ? new Date(momentIn(zone, ms)).toISOString() : '';

/** Year, month from 1, day, hour, minute, second, nanosecond, as Java writes a time; the last ones may be missing. */
function fromParts(parts: readonly unknown[], zone: string): string {
  if (parts.length < 3 || parts.length > 7 || !parts.every(Number.isInteger)) return '';
  const [year = 0, month = 1, day = 1, hour, minute, second, nano = 0] = parts as number[];
  return isoOf(Date.UTC(year, month - 1, day, hour ?? 0, minute ?? 0, second ?? 0, nano / 1e6), zone);
}
