import { parseDate } from '../../core/dates/dates';
import type { Params } from '../../core/request/types';
import { cleanFigures, cleanText } from '../../core/text/clean';
import { cutText } from '../../core/text/cut';
import { valuesOf } from '../../core/text/values';

export interface FilterMeaning {
  /** The values that the text of an address names. */
  read(raw: string): readonly string[];
  /** What stands between the values in an address. */
  readonly between: string;
  /** What the service is asked for, by the names of its conditions. */
  conditions(field: string, values: readonly string[]): Params;
}

/** The longest text, and the most values, that an address may bring. */
const MAX_TEXT = 200;
const MAX_VALUES = 500;

/** The most values of a text filter, and their letters: they stand in addresses, which servers cut or refuse from 8 KB on. */
export const MAX_LIST = 200;
const MAX_LIST_LETTERS = 5000;

/** As many of the values as a text filter takes. */
export function listWithin(values: readonly string[]): string[] {
  let letters = 0;
  return values.slice(0, MAX_LIST).filter(({ length }) => {
    letters += length;
    return letters <= MAX_LIST_LETTERS;
  });
}

const listOf = (raw: string): string[] => [...new Set(raw.split(',').filter(Boolean))].slice(0, MAX_VALUES);
const daysOf = (raw: string): string[] => {
  const days = listOf(cleanFigures(raw));
  return days.length <= 2 && days.every((day) => parseDate(day, 'date')) ? days : [];
};

/** How each type of filter is read and asked for; what it looks like is in `features/table/filter-looks.tsx`. */
export const FILTERS = {
  text: {
    read: (raw) => {
      const values = valuesOf(raw);
      return values.length > 1
        ? listWithin(values)
        : values.map((value) => cutText(value, MAX_TEXT)).filter(Boolean);
    },
    // One text may have commas.
    between: '\n',
    conditions: (field, values) =>
      values.length === 1 ? { [`CN_${field}`]: values[0] } : { [`IN_${field}`]: values.join(',') },
  },
  options: {
    read: listOf,
    between: ',',
    conditions: (field, values) =>
      values.length === 1 ? { [`EQ_${field}`]: values[0] } : { [`IN_${field}`]: values.join(',') },
  },
  dates: {
    read: daysOf,
    between: ',',
    conditions: (field, [from, to = from]) => ({ [`GE_${field}`]: from, [`LE_${field}`]: to }),
  },
  times: { read: daysOf, between: ',', conditions: timesOf },
} as const satisfies Readonly<Record<string, FilterMeaning>>;

export type FilterType = keyof typeof FILTERS;

/** A text that is never a list. */
export const ONE_TEXT: FilterMeaning = {
  ...FILTERS.text,
  read: (raw) => [cutText(cleanText(raw), MAX_TEXT)].filter(Boolean),
};

/** From the first moment of a day to the last one of another, in the browser's time zone. */
function timesOf(field: string, [from = '', to = from]: readonly string[]): Params {
  const first = parseDate(from, 'date');
  const last = parseDate(to, 'date');
  if (!first || !last) return {};
  const end = new Date(last.getFullYear(), last.getMonth(), last.getDate() + 1);
  return {
    [`GE_${field}`]: first.toISOString(),
    [`LE_${field}`]: new Date(end.getTime() - 1).toISOString(),
  };
}
