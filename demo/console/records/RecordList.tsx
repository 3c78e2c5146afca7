import { DataTable, type DataTableProps, PageHead } from '@oms/shell/react';
import { type ReactNode, useMemo } from 'react';
import { useHref, useSearchParams } from 'react-router';
import { PageTitle } from '../PageTitle';
import { useTexts } from '../texts';
import type { RecordKind } from './kinds';

export interface RecordListProps
  extends Omit<DataTableProps, 'label' | 'name' | 'source' | 'address' | 'columns'> {
  kind: RecordKind;
  /** `href` of a column is a route. */
  columns: DataTableProps['columns'];
  /** Buttons beside the title. */
  buttons?: ReactNode;
}

/** The list of a kind of record. Its query is in the address, and its route keeps it: who comes back finds it as it was. */
export function RecordList({ kind, columns, buttons, ...table }: RecordListProps) {
  const t = useTexts();
  const root = useHref('/');
  const address = useSearchParams();
  const title = t(kind.many);
  const routed = useMemo(
    () =>
      columns.map((column) =>
        column.href === undefined ? column : { ...column, href: `${root.replace(/\/$/, '')}${column.href}` },
      ),
    [columns, root],
  );
  return (
    <>
      <PageTitle page={title} />
      <PageHead title={title}>{buttons}</PageHead>
      <DataTable
        {...table}
        label={title}
        name={kind.type}
        source={{
          path: `${kind.base}/findByPage`,
          service: kind.service,
          counts: `${kind.base}/spanCounts`,
        }}
        columns={routed}
        exports={{ path: `${kind.base}/export` }}
        address={address}
      />
    </>
  );
}
