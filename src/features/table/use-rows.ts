import { useCallback, useEffect, useMemo, useRef } from 'react';
import { conditionsOf, type TableQuery } from '../../domain/table/query';
import { keyOf, type TableRows } from '../../domain/table/rows';
import { tablesStore } from '../../domain/table/store';
import type { TableState } from '../../domain/table/types';
import { useFeature } from '../../react/shell-context';
import { useOwnData } from '../../react/use-own-data';
import { useStore } from '../../react/use-store';
import type { DataTableProps } from './options';

export interface RowsView extends TableState {
  conditions: Readonly<Record<string, string>>;
  /** Whether the rows answer what is asked for now. */
  answered: boolean;
  refresh(): void;
}

/** The rows of a query; loaded anew for another language or organisation. */
export function useRows(
  { source, filters = [], version }: Pick<DataTableProps, 'source' | 'filters' | 'version'>,
  query: TableQuery,
): RowsView {
  const tables = useFeature(tablesStore);
  const { path, service, counts, idField } = source;
  const rows = useOwnData(
    () => tables.rows({ path, service, counts, idField }),
    JSON.stringify([path, service, counts, idField]),
  );
  const always = JSON.stringify(source.search ?? {});
  const conditions = useMemo<Record<string, string>>(
    () => ({ ...conditionsOf(filters, query.values), ...(JSON.parse(always) as Record<string, string>) }),
    [filters, query.values, always],
  );
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
