import { type FilterValues, readQuery } from '../../domain/table/query';
import type { Counts } from '../../domain/table/types';
import { lookOf } from './filter-looks';
import type { TableFilter, TableView } from './options';

const NO_SORT: ReadonlySet<string> = new Set();

/**
 * How many rows a view would show. Known where it sets a single filter whose values the service counts, and nothing else is
 * filtered now; else undefined.
 */
export function countOfView(
  view: TableView,
  filters: readonly TableFilter[],
  now: FilterValues,
  counts: Counts,
): number | undefined {
  const { values } = readQuery(new URLSearchParams(view.query), filters, NO_SORT);
  const [key, ...others] = Object.keys(values);
  const filter = filters.find((one) => one.key === key);
  if (!filter || others.length > 0 || filter.search || !lookOf(filter).hasOptions) return undefined;
  if (Object.keys(now).some((set) => set !== key)) return undefined;
  const counted = counts[filter.field ?? filter.key];
  return counted && (values[filter.key] ?? []).reduce((sum, value) => sum + (counted[value] ?? 0), 0);
}
