import Columns3 from 'lucide/dist/esm/icons/columns-3.mjs';
import Download from 'lucide/dist/esm/icons/download.mjs';
import RefreshCw from 'lucide/dist/esm/icons/refresh-cw.mjs';
import Rows3 from 'lucide/dist/esm/icons/rows-3.mjs';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { sameSort, writeQuery } from '../../domain/table/query';
import { bodyOf, isSelected, selectedCount } from '../../domain/table/selection';
import { PLAIN } from '../../domain/table/settings';
import type { Counts } from '../../domain/table/types';
import { useSheet } from '../../react/sheet';
import { useShell } from '../../react/shell-context';
import { useFigures } from '../../react/use-figures';
import { useStore } from '../../react/use-store';
import { useT } from '../../react/use-text';
import { Button } from '../../ui/button/Button';
import { IconButton } from '../../ui/button/IconButton';
import { PlainButton } from '../../ui/button/PlainButton';
import { Popover } from '../../ui/popover/Popover';
import { ColumnPanel } from '../../ui/table/ColumnPanel';
import { useTableCells } from '../../ui/table/cells';
import { SelectionLine } from '../../ui/table/SelectionLine';
import { SkipToRows } from '../../ui/table/SkipToRows';
import { Table } from '../../ui/table/Table';
import tableSheet from '../../ui/table/table.css?sheet';
import type { RowAction, TableItem } from '../../ui/table/types';
import { useColumns } from '../../ui/table/use-columns';
import { BulkDialog } from './BulkDialog';
import sheet from './data-table.css?sheet';
import { Filters } from './Filters';
import { NoRows } from './NoRows';
import type { DataTableProps, TableRowAction } from './options';
import { TableFoot } from './TableFoot';
import { useBulk } from './use-bulk';
import { useNarrow } from './use-narrow';
import { useQuery } from './use-query';
import { useRows } from './use-rows';
import { useSelection } from './use-selection';
import { useSettings } from './use-settings';
import { normal, Views } from './Views';
import { countOfView } from './view-count';

const NO_FILTERS: NonNullable<DataTableProps['filters']> = [];
const NO_VIEWS: NonNullable<DataTableProps['views']> = [];
const NO_BULK: NonNullable<DataTableProps['bulk']> = [];

/** A list that operators work with (docs/behaviour.md#table): filters, views, columns, selection, bulk actions, pages. */
export default function DataTable(props: DataTableProps) {
  const {
    label,
    filters = NO_FILTERS,
    views = NO_VIEWS,
    bulk: bulkActions = NO_BULK,
    exports,
    actions,
  } = props;
  useSheet(tableSheet);
  useSheet(sheet);
  const t = useT();
  const { session, navigation } = useShell();
  const id = `oms-table${useId().replace(/\W/g, '-')}`;
  const root = useRef<HTMLDivElement>(null);
  const columnsButton = useRef<HTMLButtonElement>(null);
  const narrow = useNarrow(root);
  const [choosing, setChoosing] = useState(false);
  const [selecting, setSelecting] = useState(false);

  const { query, address, change, open } = useQuery(props);
  const state = useRows(props, query);
  const { rows, total, loading, error, conditions, refresh } = state;
  const counts = state.summary?.counts ?? NO_COUNTS;
  const organisation = useStore(session.$state).user?.organisation?.id ?? '';
  const chosen = useSelection(conditions, organisation);
  const { selection } = chosen;
  const own = useSettings(props.name);
  const { settings } = own;
  const columns = useColumns(props.columns, settings);
  const cells = useTableCells();
  const done = () => {
    chosen.clear();
    refresh();
  };
  const bulk = useBulk(props, done, refresh);

  const items: readonly TableItem[] = rows ?? NO_ITEMS;
  const count = selectedCount(selection, total);
  const write = useFigures();
  const selectable = bulkActions.length > 0 || exports !== undefined;
  const pageSelected = items.length > 0 && items.every((item) => isSelected(selection, item.id));
  const pages = Math.max(1, Math.ceil(total / query.rows));
  // Rows may have gone since the address was written.
  useEffect(() => {
    if (rows !== null && !loading && query.page > pages) change({ page: pages });
  }, [rows, loading, query.page, pages, change]);

  const body = () => bodyOf(count > 0 ? selection : { all: true, except: new Set() }, conditions, total);
  // An export asks nobody: whatever matches when it runs is right.
  const exportRows = () =>
    bulk.exportRows({ ...body(), total: undefined }, [
      ...new Set(columns.shown.flatMap(({ column: { key } }) => exports?.columns?.[key] ?? [key])),
    ]);
  // Rows render again with their own change alone.
  const startBulk = useRef(bulk.start);
  useEffect(() => {
    startBulk.current = bulk.start;
  });
  const rowActions = useMemo(() => {
    const started = ({ bulk: id, ...action }: TableRowAction, item: TableItem): RowAction => {
      const found = bulkActions.find((one) => one.id === id);
      return found ? { ...action, onSelect: () => startBulk.current(found, { ids: [item.id] }, 1) } : action;
    };
    return (
      actions && ((item: TableItem) => actions(item.wire, refresh).map((action) => started(action, item)))
    );
  }, [actions, bulkActions, refresh]);
  const compact = settings.compact ?? false;
  const filtered = Object.keys(query.values).length > 0;
  const exportButton = exports && (
    <Button
      size="s"
      icon={Download}
      busy={bulk.exporting}
      disabled={total === 0}
      onClick={() => void exportRows()}
    >
      {t('table.export')}
    </Button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: the page names the landmark around it
    <div
      ref={root}
      role="group"
      aria-label={label}
      className="oms-data-table"
      data-density={compact ? 'compact' : undefined}
    >
      {items.length > 0 && <SkipToRows box={root} />}
      <div className="oms-table-top">
        <Views
          id={id}
          label={label}
          given={views}
          saved={own.views}
          current={address.get('view') ?? ''}
          rows={query.rows}
          query={normal(writeQuery(EMPTY, query, filters, props.sort).toString())}
          countOf={(view) => countOfView(view, filters, query.values, counts)}
          onOpen={open}
          onSave={own.saveViews}
        />
        <span className="oms-table-tools">
          {!narrow && (
            <>
              <IconButton
                ref={columnsButton}
                icon={Columns3}
                size="m"
                label={t('table.columns')}
                aria-haspopup="dialog"
                expanded={choosing}
                onClick={() => setChoosing(!choosing)}
              />
              <IconButton
                icon={Rows3}
                size="m"
                label={t('table.compact')}
                pressed={compact}
                onClick={() => own.change({ ...settings, compact: !compact })}
              />
            </>
          )}
          <IconButton
            icon={RefreshCw}
            size="m"
            label={t('table.refresh')}
            aria-disabled={loading || undefined}
            onClick={refresh}
          />
        </span>
        <Popover
          id={`${id}-columns`}
          open={choosing}
          anchor={columnsButton}
          label={t('table.columns')}
          width={320}
          onClose={() => setChoosing(false)}
        >
          <ColumnPanel
            columns={columns}
            onChange={own.change}
            onReset={
              settings === PLAIN ? undefined : () => own.change({ ...PLAIN, compact: settings.compact })
            }
          />
        </Popover>
      </div>
      {filters.length > 0 && (
        <Filters
          id={id}
          filters={filters}
          values={query.values}
          counts={counts}
          narrow={narrow}
          source={props.source}
          rows={state}
          onChange={(values) => change({ values })}
        />
      )}
      <SelectionLine
        total={rows === null ? null : write(total)}
        selected={count > 0 ? write(count) : null}
        all={selection.all && selection.except.size === 0}
        onAll={!selection.all && pageSelected && total > count ? chosen.all : undefined}
        onPage={selection.all ? () => chosen.set(items.map((item) => item.id)) : undefined}
        pageCount={items.length}
        onClear={chosen.clear}
      >
        {count > 0 &&
          bulkActions.map((action) => (
            <Button
              key={action.id}
              size="s"
              icon={action.icon}
              variant={action.danger ? 'danger' : 'secondary'}
              onClick={() => bulk.start(action, body(), count)}
            >
              {action.label}
            </Button>
          ))}
        {exportButton}
        {narrow && selectable && (
          <PlainButton
            variant="quiet"
            size="s"
            aria-pressed={selecting}
            onClick={() => setSelecting(!selecting)}
          >
            {t('table.select')}
          </PlainButton>
        )}
      </SelectionLine>
      <Table
        id={id}
        label={label}
        list={state.of}
        columns={columns}
        cells={cells}
        items={items}
        sort={query.sort}
        onSort={(sort) => !sameSort(sort, query.sort) && change({ sort }, true)}
        onWidth={(key, px) => own.change(columns.sized(key, px))}
        selection={selection}
        onSelect={selectable ? chosen.toggle : undefined}
        actions={rowActions}
        onFollow={(href) => {
          const to = cells.move(href);
          if (to) navigation.goTo(to);
        }}
        busy={loading}
        narrow={narrow}
        selecting={selecting}
      >
        {items.length === 0 && (
          <NoRows
            label={label}
            rows={query.rows}
            loading={loading || (rows === null && !error)}
            error={error}
            filtered={filtered}
            empty={props.empty}
            onRetry={refresh}
            onReset={() => change({ values: {} })}
          />
        )}
      </Table>
      <TableFoot
        query={query}
        total={total}
        sums={state.summary?.sums ?? null}
        words={props.sums ?? NO_WORDS}
        onChange={(part) => change(part, true)}
      />
      {bulk.asked && <BulkDialog id={`${id}-bulk`} bulk={bulk} asked={bulk.asked} />}
    </div>
  );
}

const NO_ITEMS: readonly TableItem[] = [];
const NO_WORDS: Readonly<Record<string, string>> = {};
const NO_COUNTS: Counts = {};
const EMPTY = new URLSearchParams();
