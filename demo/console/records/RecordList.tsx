import { ButtonLink, DataTable, type DataTableProps, PageHead } from '@oms/shell/react';
import Plus from 'lucide/dist/esm/icons/plus.mjs';
import { useMemo } from 'react';
import { useHref, useSearchParams } from 'react-router';
import { PageTitle } from '../PageTitle';
import { codeText, type Translate, useTexts } from '../texts';
import type { RecordKind } from './kinds';
import { rowActions } from './row-actions';

/** What the list of a kind of record is made of. `href` of a column is a route; a view of all records comes first. */
export type ListContent = Pick<
  DataTableProps,
  'columns' | 'filters' | 'views' | 'bulk' | 'sums' | 'sort' | 'actions'
>;

export interface RecordListProps {
  kind: RecordKind;
  /** Its function keeps its identity: it is called once for each language. */
  content: (t: Translate) => ListContent;
  /** The service's columns in an export, for a column of the list that has more than its key says. */
  exported?: Readonly<Record<string, readonly string[]>>;
}

const NONE = {};

/** The list of a kind of record. Its query is in the address, and its route keeps it: who comes back finds it as it was. */
export function RecordList({ kind, content, exported = NONE }: RecordListProps) {
  const t = useTexts();
  const { columns, views = [], actions: more, ...table } = useMemo(() => content(t), [content, t]);
  const base = useHref('/').replace(/\/$/, '');
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
  const actions = useMemo<DataTableProps['actions']>(() => {
    const own = rowActions(t, kind, base);
    return more ? (row, refresh) => [...own(row), ...more(row, refresh)] : own;
  }, [t, kind, base, more]);
  return (
    <>
      <PageTitle page={title} />
      <PageHead title={title}>
        <AddLink kind={kind} />
      </PageHead>
      <DataTable
        {...((kind.hasPage !== false || more) && { actions })}
        {...table}
        views={[{ id: 'all', name: codeText(t, kind.type, 'view.all'), query: '' }, ...views]}
        label={title}
        empty={{
          title: codeText(t, kind.type, 'none'),
          text: codeText(t, kind.type, 'noneText'),
          action: <Beginnings kind={kind} />,
        }}
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

/** The way to a new record, of a kind that people make. */
function AddLink({ kind }: { kind: RecordKind }) {
  const t = useTexts();
  const href = useHref(kind.add ?? kind.list);
  return (
    kind.add !== undefined && (
      <ButtonLink variant="primary" icon={Plus} href={href}>
        {codeText(t, kind.type, 'new')}
      </ButtonLink>
    )
  );
}

/** What begins an empty list: a record of its own, or what its records come from. */
function Beginnings({ kind }: { kind: RecordKind }) {
  const t = useTexts();
  const source = useHref(kind.source?.path ?? kind.list);
  return (
    <>
      <AddLink kind={kind} />
      {kind.source && <ButtonLink href={source}>{t(kind.source.label)}</ButtonLink>}
    </>
  );
}
