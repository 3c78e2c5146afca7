import { parseDate } from '../../core/dates/dates';
import type { Params } from '../../core/request/types';
import { cleanFigures, cleanText } from '../../core/text/clean';

interface FilterMeaning {
  /** The values that the text of an address names. */
  read(raw: string): readonly string[];
  /** What the service is asked for, by the names of its conditions. */
  conditions(field: string, values: readonly string[]): Params;
}

/** The longest text, and the most values, that an address may bring. */
const MAX_TEXT = 200;
const MAX_VALUES = 500;

const listOf = (raw: string): string[] => [...new Set(raw.split(',').filter(Boolean))].slice(0, MAX_VALUES);
const daysOf = (raw: string): string[] => listOf(cleanFigures(raw));

/** How each type of filter is read and asked for; what it looks like is in `features/table/filter-looks.tsx`. */
export const FILTERS = {
  text: {
    read: (raw) => [cleanText(raw).slice(0, MAX_TEXT)].filter(Boolean),
    conditions: (field, [text]) => ({ [`CN_${field}`]: text }),
  },
  options: {
    read: listOf,
    conditions: (field, values) =>
      values.length === 1 ? { [`EQ_${field}`]: values[0] } : { [`IN_${field}`]: values.join(',') },
  },
  dates: {
    read: daysOf,
    conditions: (field, [from, to = from]) => ({ [`GE_${field}`]: from, [`LE_${field}`]: to }),
  },
  times: { read: daysOf, conditions: timesOf },
} as const satisfies Readonly<Record<string, FilterMeaning>>;

export type FilterType = keyof typeof FILTERS;

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
