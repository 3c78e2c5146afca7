import type { ReactNode } from 'react';
import { css, useSheet } from '../../react/sheet';
import { cx } from '../class-names';
import text from './table.css?inline';

export const tableSheet = css(text);

export interface TableColumn<Row> {
  readonly id: string;
  readonly head: string;
  cell(row: Row): ReactNode;
  /** `end` for figures and amounts. */
  readonly align?: 'start' | 'end' | undefined;
  /** px. */
  readonly width?: number | undefined;
  /** May be cut to what is left; give its text here, for the tooltip. Ids, amounts, times and states never are. */
  cut?(row: Row): string;
  /** Its place where a row has two lines; without one it is left out there. */
  readonly narrow?: 'title' | 'aside' | 'text' | 'note' | undefined;
}

export interface TableProps<Row> {
  label: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowId(row: Row): string;
  /** The 40 px above the head, always there: how many, or what is chosen. */
  line?: ReactNode;
  /** Skeleton, Empty or Failed, in the place of the rows. */
  face?: ReactNode;
  /** A Pager. */
  foot?: ReactNode;
}

/** Rows of 40 px (32 compact) under a head that stays; rows of two lines on narrow windows. */
export function Table<Row>({ label, columns, rows, rowId, line, face, foot }: TableProps<Row>) {
  useSheet(tableSheet);
  return (
    <div className="oms-table-box">
      {line !== undefined && <div className="oms-table-line">{line}</div>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="oms-table-scroll" aria-label={label} tabIndex={0}>
        <table className="oms-table" aria-label={label}>
          <colgroup>
            {columns.map((column) => (
              <col key={column.id} width={column.width} />
            ))}
          </colgroup>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.id} scope="col" className={cx(column.align === 'end' && 'oms-cell-end')}>
                  {column.head}
                </th>
              ))}
            </tr>
          </thead>
          {face === undefined && (
            <tbody>
              {rows.map((row) => (
                <tr key={rowId(row)}>
                  {columns.map((column) => (
                    <Cell key={column.id} column={column} row={row} />
                  ))}
                </tr>
              ))}
            </tbody>
          )}
        </table>
        {face}
      </section>
      {foot}
    </div>
  );
}

function Cell<Row>({ column, row }: { column: TableColumn<Row>; row: Row }) {
  const classes = cx(
    column.align === 'end' && 'oms-cell-end',
    column.cut && 'oms-cell-cut',
    column.narrow && `oms-narrow-${column.narrow}`,
  );
  return (
    <td className={classes} title={column.cut?.(row)}>
      {column.cell(row)}
    </td>
  );
}
