import { memo } from 'react';
import { useSheet } from '../../react/sheet';
import { cx } from '../class-names';
import { Cell } from './Cell';
import { cellText, isCut } from './cell-text';
import sheet from './narrow-row.css?sheet';
import { RowActions, RowCheckbox, type RowProps } from './Row';
import type { TableColumn } from './types';

/** A row on a narrow screen: two lines, or more where values do not fit, by the places that the columns name. */
export const NarrowRow = memo(function NarrowRow(props: RowProps & { selecting: boolean }) {
  useSheet(sheet);
  const { item, columns, cells, selected, onSelect, selecting } = props;
  const at = (place: string) => columns.map(({ column }) => column).filter(({ narrow }) => narrow === place);
  const textOf = (column: TableColumn) => cellText(column, item.wire, cells.zone);
  const words = (place: string) => at(place).map(textOf).filter(Boolean).join(' · ');
  const cell = (place: string) =>
    at(place).map((column) => (
      <Cell key={column.key} column={column} row={item.wire} id={item.id} cells={cells} />
    ));
  return (
    <li className={cx('oms-table-narrow', selected && 'oms-table-selected')} data-row={item.id}>
      {selecting && onSelect && <RowCheckbox {...props} onSelect={onSelect} />}
      <div className="oms-table-lines">
        <div className="oms-table-line">
          <span className="oms-table-main" title={words('title')}>
            {cell('title')}
          </span>
          <span className="oms-table-value">{cell('value')}</span>
        </div>
        <div className="oms-table-line">
          <span className="oms-table-note" title={words('note')}>
            {at('note')
              .filter(textOf)
              .map((column) => (
                <span key={column.key} className={isCut(column) ? 'oms-table-words' : 'oms-table-whole'}>
                  <Cell column={column} row={item.wire} id={item.id} cells={cells} />
                </span>
              ))}
          </span>
          <span className="oms-table-state">{cell('state')}</span>
        </div>
      </div>
      {props.actions && <RowActions {...props} actions={props.actions(item)} />}
    </li>
  );
});
