import { ButtonLink, DataTable, type DataTableProps, PageHead } from '@oms/shell/react';
import Plus from 'lucide/dist/esm/icons/plus.mjs';
import { type ReactNode, useMemo } from 'react';
import { useHref, useSearchParams } from 'react-router';
import { PageTitle } from '../PageTitle';
import { codeText, useTexts } from '../texts';
import type { RecordKind } from './kinds';
import { rowActions } from './row-actions';

export interface RecordListProps
  extends Omit<DataTableProps, 'label' | 'name' | 'source' | 'address' | 'columns'> {
  kind: RecordKind;
  /** `href` of a column is a route. */
  columns: DataTableProps['columns'];
  /** The service's columns in an export, for a column of the list that has more than its key says. */
  exported?: Readonly<Record<string, readonly string[]>>;
  /** Buttons beside the title. */
  buttons?: ReactNode;
}

const NONE = {};

/** The list of a kind of record. Its query is in the address, and its route keeps it: who comes back finds it as it was. */
export function RecordList({ kind, columns, buttons, exported = NONE, ...table }: RecordListProps) {
  const t = useTexts();
  const base = useHref('/').replace(/\/$/, '');
  const add = useHref(kind.add ?? kind.list);
  const address = useSearchParams();
  const title = t(kind.many);
  const routed = useMemo(
    () =>
      columns.map((column) =>
        column.href === undefined ? column : { ...column, href: `${base}${column.href}` },
      ),
    [columns, base],
  );
  const exports = useMemo(
    () => ({
      path: `${kind.base}/export`,
      columns: {
        ...Object.fromEntries(
          columns.filter(({ type }) => type === 'amount').map(({ key }) => [key, [key, 'currency']]),
        ),
        ...exported,
      },
    }),
    [kind, columns, exported],
  );
  const actions = useMemo(() => rowActions(t, kind, base), [t, kind, base]);
  return (
    <>
      <PageTitle page={title} />
      <PageHead title={title}>
        {buttons}
        {kind.add !== undefined && (
          <ButtonLink variant="primary" icon={Plus} href={add}>
            {codeText(t, kind.type, 'new')}
          </ButtonLink>
        )}
      </PageHead>
      <DataTable
        {...(kind.hasPage !== false && { actions })}
        {...table}
        label={title}
        name={kind.type}
        source={{
          path: `${kind.base}/findByPage`,
          service: kind.service,
          counts: `${kind.base}/spanCounts`,
        }}
        columns={routed}
        exports={exports}
        address={address}
      />
    </>
  );
}
