import type { ListPage } from '../../core/store/list';
import { cleanText } from '../../core/text/clean';
import type { TableRow } from './types';

/** Which values of a list some row has. */
export interface FoundValues {
  readonly found: readonly string[];
  /** The service has said that no row has them. */
  readonly missing: readonly string[];
  /** What could not be told with a few calls. */
  readonly unknown: readonly string[];
  /** What the last call was refused with, which left some unknown. */
  readonly error?: unknown;
}

/** The most calls for a list: an order has one row, a SKU may have thousands. */
const MAX_CALLS = 8;
/** Shorter ones may stand in a row by chance, as an amount or a code. */
const TELLING = 4;

const key = (text: string): string => cleanText(text).toLowerCase();

/** The values that a row has as a text of its own. */
function named(values: readonly string[], rows: readonly TableRow[]): Set<string> {
  const texts = new Set<string>();
  for (const { wire } of rows)
    for (const value of Object.values(wire)) if (typeof value === 'string') texts.add(key(value));
  return new Set(values.filter((value) => value.length >= TELLING && texts.has(key(value))));
}

/**
 * Finds out which values of a list have a row. Rows that are there already tell of some; the service is asked for the
 * others, again without those that its rows name, by halves where they name none: a row may have a value where the list
 * does not show it.
 * @param shown rows of the list under all its conditions
 * @param ask the first rows that have one of these values, and how many there are; what it throws is in the outcome
 */
export async function findValues(
  values: readonly string[],
  shown: readonly TableRow[],
  ask: (values: readonly string[]) => Promise<ListPage<TableRow>>,
): Promise<FoundValues> {
  const found = named(values, shown);
  const missing = new Set<string>();
  const groups = [values.filter((value) => !found.has(value))];
  let error: unknown;
  for (let calls = 0; calls < MAX_CALLS; calls++) {
    const group = groups.shift();
    if (group === undefined || group.length === 0) break;
    const reply = await ask(group).catch((thrown: unknown) => {
      error = thrown;
      return null;
    });
    if (reply === null) break;
    const { items, total } = reply;
    if (total === 0) for (const value of group) missing.add(value);
    const seen = total > 0 && group.length === 1 ? new Set(group) : named(group, items);
    for (const value of seen) found.add(value);
    const rest = total === 0 ? [] : group.filter((value) => !seen.has(value));
    const half = seen.size === 0 ? Math.ceil(rest.length / 2) : rest.length;
    groups.push(...[rest.slice(0, half), rest.slice(half)].filter((part) => part.length > 0));
  }
  return {
    found: values.filter((value) => found.has(value)),
    missing: values.filter((value) => missing.has(value)),
    unknown: values.filter((value) => !found.has(value) && !missing.has(value)),
    error,
  };
}
