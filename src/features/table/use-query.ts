import { useCallback, useMemo, useState } from 'react';
import { BY_ID, readQuery, type TableQuery, writeQuery } from '../../domain/table/query';
import type { DataTableProps } from './options';

export interface QueryControl {
  query: TableQuery;
  address: URLSearchParams;
  /** @param step the way back leads to what was before */
  change(part: Partial<TableQuery>, step?: boolean): void;
  /** Another query as text, such as that of a view. */
  open(query: string, view: string): void;
}

/** The query of a table: in the address where the page gives one, else in memory. */
export function useQuery({
  columns,
  filters = [],
  sort = BY_ID,
  address,
  query: first,
}: DataTableProps): QueryControl {
  const [own, setOwn] = useState(() => new URLSearchParams(first ?? ''));
  const params = address?.[0] ?? own;
  const set = address?.[1] ?? setOwn;
  const sortable = useMemo(
    () =>
      new Set([
        sort.field,
        ...columns.flatMap(({ key, sort: field }) =>
          field === undefined ? [] : [field === true ? key : field],
        ),
      ]),
    [columns, sort],
  );
  const text = params.toString();
  // biome-ignore lint/correctness/useExhaustiveDependencies: routers give new objects for the same address
  const query = useMemo(() => readQuery(params, filters, sortable, sort), [text, filters, sortable, sort]);
  const change = useCallback(
    (part: Partial<TableQuery>, step = false) => {
      const next = { ...query, ...('page' in part ? null : { page: 1 }), ...part };
      set(writeQuery(params, next, filters, sort), { replace: !step });
    },
    [query, params, filters, sort, set],
  );
  const open = useCallback(
    (wanted: string, view: string) => {
      const given = new URLSearchParams(wanted);
      const next = readQuery(given, filters, sortable, sort);
      // A view of the page may leave the size of a page to the user.
      const rows = given.has('rows') ? next.rows : query.rows;
      const after = writeQuery(params, { ...next, rows }, filters, sort);
      if (view === '') after.delete('view');
      else after.set('view', view);
      set(after, { replace: false });
    },
    [params, query.rows, filters, sortable, sort, set],
  );
  return { query, address: params, change, open };
}
