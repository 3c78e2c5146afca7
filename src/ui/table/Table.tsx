import { type ReactNode, useCallback, useLayoutEffect, useRef } from 'react';
import { nameOf } from '../../core/text/name';
import type { Sort } from '../../domain/table/query';
import { isSelected, type Selection } from '../../domain/table/selection';
import { useSheet } from '../../react/sheet';
import { useT } from '../../react/use-text';
import { useBatches } from '../batches/use-batches';
import { cx } from '../class-names';
import { Checkbox } from '../form/Checkbox';
import { useScrollRegion } from '../layer/use-scroll-region';
import { cellText } from './cell-text';
import type { TableCells } from './cells';
import { HeadCell } from './HeadCell';
import { NarrowRow } from './NarrowRow';
import { checkClass, Row } from './Row';
import { onRowKey } from './row-keys';
import sheet from './table.css?sheet';
import type { RowAction, TableItem } from './types';
import type { Columns } from './use-columns';
import { useHeight } from './use-height';
import { usePlacement } from './use-placement';
import { useRange } from './use-range';
import { useScrollEdges } from './use-scroll-edges';

export interface TableProps {
  /** Prefix of ids in the document. */
  id: string;
  /** Names the table. */
  label: string;
  /** The query that the rows answer, as a text. */
  list: string;
  columns: Columns;
  cells: TableCells;
  items: readonly TableItem[];
  sort: Sort;
  onSort(sort: Sort): void;
  onWidth(key: string, px: number | undefined): void;
  selection: Selection;
  /** Absent where rows cannot be selected. */
  onSelect: ((ids: readonly string[], on: boolean) => void) | undefined;
  actions: ((item: TableItem) => readonly RowAction[]) | undefined;
  onFollow(href: string): void;
  /** Other rows are on their way. */
  busy: boolean;
  /** Rows of two lines. */
  narrow: boolean;
  /** Boxes in rows of two lines. */
  selecting: boolean;
  /** In place of the rows, such as a failure. */
  children: ReactNode;
}

/** A table with a head that stays, or its rows in two lines on a narrow screen (docs/behaviour.md#table). */
export function Table(props: TableProps) {
  const { id, columns, cells, items, selection, onSelect, narrow } = props;
  useSheet(sheet);
  const region = useRef<HTMLDivElement>(null);
  useScrollRegion(region, `${id}-caption`);
  useHeight(region, narrow);
  useScrollEdges(region, narrow);
  const rendered = useBatches(items, props.list);
  const read = useRef(props.list);
  // Other rows are read from their beginning; the same list, loaded again or shown again, from where it was left.
  useLayoutEffect(() => {
    if (read.current === props.list) return;
    read.current = props.list;
    region.current?.scrollTo?.({ top: 0 });
  }, [props.list]);
  const select = useRange(items, onSelect);
  const onFollow = useLatest(props.onFollow);
  const naming = columns.shown[0]?.column;
  const rowProps = (item: TableItem) => ({
    id,
    item,
    name: nameOf(naming && cellText(naming, item.wire, cells.zone), item.id),
    columns: columns.shown,
    cells,
    selected: isSelected(selection, item.id),
    onSelect: select,
    actions: props.actions,
    onFollow,
  });
  return (
    <div
      ref={region}
      className={cx(
        'oms-table-scroll',
        columns.shown[0]?.pinned && 'oms-table-holds-start',
        props.actions && 'oms-table-holds-end',
      )}
      aria-busy={props.busy}
    >
      {narrow ? (
        <ul className="oms-table-list" aria-label={props.label} onKeyDown={onRowKey}>
          {rendered.map((item) => (
            <NarrowRow key={item.id} {...rowProps(item)} selecting={props.selecting} />
          ))}
        </ul>
      ) : (
        <WideTable
          {...props}
          rendered={rendered.length}
          rows={rendered.map((item) => <Row key={item.id} {...rowProps(item)} />)}
        />
      )}
      {props.children}
    </div>
  );
}

function WideTable(props: TableProps & { rows: ReactNode; rendered: number }) {
  const { columns, items, selection, onSelect } = props;
  const t = useT();
  const table = useRef<HTMLTableElement>(null);
  usePlacement(table, columns.shown, onSelect !== undefined, [items, props.rendered]);
  const on = items.filter((item) => isSelected(selection, item.id)).length;
  return (
    <table ref={table} className="oms-table">
      <caption id={`${props.id}-caption`} className="oms-sr">
        {props.label}
      </caption>
      <thead>
        <tr>
          {onSelect && (
            <th scope="col" className={checkClass(columns.shown)}>
              <Checkbox
                aria-label={t('table.selectPage')}
                checked={items.length > 0 && on === items.length}
                partial={on > 0 && on < items.length}
                disabled={items.length === 0}
                onChange={(checked) =>
                  onSelect(
                    items.map((item) => item.id),
                    checked,
                  )
                }
              />
            </th>
          )}
          {columns.shown.map((placed) => (
            <HeadCell
              key={placed.column.key}
              placed={placed}
              sort={props.sort}
              onSort={props.onSort}
              onWidth={props.onWidth}
            />
          ))}
          {props.actions && (
            <th scope="col" className="oms-table-actions">
              <span className="oms-sr">{t('table.actions')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody onKeyDown={onRowKey}>{props.rows}</tbody>
    </table>
  );
}

/** The latest function under one identity, so that rows do not render again. */
function useLatest<Args extends unknown[]>(fn: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(fn);
  useLayoutEffect(() => {
    latest.current = fn;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
