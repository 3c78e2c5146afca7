import { useCallback, useEffect, useMemo, useRef } from 'react';
import { conditionsOf, type FilterRule, type FilterValues, type TableQuery } from '../../domain/table/query';
import { keyOf, type TableRows } from '../../domain/table/rows';
import { tablesStore } from '../../domain/table/store';
import type { TableSource, TableState } from '../../domain/table/types';
import { useFeature } from '../../react/shell-context';
import { useOwnData } from '../../react/use-own-data';
import { useStore } from '../../react/use-store';
import type { DataTableProps, TableFilter } from './options';

export interface RowsView extends TableState {
  conditions: Readonly<Record<string, string>>;
  /** Whether the rows answer what is asked for now. */
  answered: boolean;
  refresh(): void;
}

const NO_FILTERS: readonly TableFilter[] = [];

/** What filters would ask the service for, beside what always holds; the same object as long as it says the same. */
export function useConditions(
  source: TableSource,
  filters: readonly FilterRule[],
  values: FilterValues,
): Readonly<Record<string, string>> {
  const always = JSON.stringify(source.search ?? {});
  return useMemo(
    () => ({ ...conditionsOf(filters, values), ...(JSON.parse(always) as Record<string, string>) }),
    [filters, values, always],
  );
}

/** The rows of a query; loaded again for another language or organisation. */
export function useRows(
  { source, filters = NO_FILTERS, version }: Pick<DataTableProps, 'source' | 'filters' | 'version'>,
  query: TableQuery,
): RowsView {
  const tables = useFeature(tablesStore);
  const { path, service, counts, idField } = source;
  const rows = useOwnData(
    () => tables.rows({ path, service, counts, idField }),
    JSON.stringify([path, service, counts, idField]),
  );
  const conditions = useConditions(source, filters, query.values);
  useEffect(() => void rows.load(query, conditions), [rows, query, conditions]);
  const shown = useRef<TableRows | null>(null);
  useEffect(() => {
    // A kept page comes back with its rows, which may have changed meanwhile.
    if (shown.current === rows) void rows.refresh();
    shown.current = rows;
  }, [rows]);
  const seen = useRef(version);
  useEffect(() => {
    if (seen.current === version) return;
    seen.current = version;
    void rows.refresh();
  }, [rows, version]);
  const refresh = useCallback(() => void rows.refresh(), [rows]);
  const state = useStore(rows.$state);
  const answered = state.rows !== null && !state.loading && state.of === keyOf({ query, conditions });
  return { ...state, conditions, answered, refresh };
}
