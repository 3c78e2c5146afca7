import { memo } from 'react';
import { useSheet } from '../../react/sheet';
import { cx } from '../class-names';
import { Cell } from './Cell';
import { cellText } from './cell-text';
import sheet from './narrow-row.css?sheet';
import { RowActions, RowCheckbox, type RowProps } from './Row';

/** A row on a narrow screen: two lines, by the places that the columns name. */
export const NarrowRow = memo(function NarrowRow(props: RowProps & { selecting: boolean }) {
  useSheet(sheet);
  const { item, columns, cells, selected, onSelect, selecting } = props;
  const at = (place: string) => columns.map(({ column }) => column).filter(({ narrow }) => narrow === place);
  const words = (place: string) =>
    at(place)
      .map((column) => cellText(column, item.wire, cells.zone))
      .filter(Boolean)
      .join(' · ');
  const note = words('note');
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
          <span className="oms-table-note" title={note}>
            {note}
          </span>
          <span>{cell('state')}</span>
        </div>
      </div>
      {props.actions && <RowActions {...props} actions={props.actions(item)} />}
    </li>
  );
});
