import { EXAMPLES, type PickerKind, readValue } from './kinds';

const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' };

/** The kinds whose values have a month, which has a name. */
const LOOKS: Partial<Record<PickerKind, Intl.DateTimeFormatOptions>> = {
  date: DAY,
  range: DAY,
  month: { month: 'short', year: 'numeric' },
  dateTime: { ...DAY, hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' },
};

/** A value as lists write dates: `23 Nov 2026`. In figures, as it is sent, where the locale would write Chinese characters. */
export function shownValue(kind: PickerKind, value: string, locale: string): string {
  const look = LOOKS[kind];
  const date = look && readValue(kind, value);
  const text = date ? new Intl.DateTimeFormat(locale, look).format(date) : value;
  return /\p{Script=Han}/u.test(text) ? value : text;
}

/** The day that a text begins with, as it is written there, in no zone; null where it begins with none. */
export const shownDay = (text: string, locale: string): string | null =>
  /^\d{4}-\d\d-\d\d(?!\d)/.test(text) ? shownValue('date', text.slice(0, 10), locale) : null;

/** The days of a range, or one value. */
export const shownValues = (kind: PickerKind, values: readonly string[], locale: string): string =>
  values.map((value) => shownValue(kind, value, locale)).join(' - ');

export const shownExample = (kind: PickerKind, locale: string): string =>
  shownValues(kind, EXAMPLES[kind].split(' - '), locale);
