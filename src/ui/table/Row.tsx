import Ellipsis from 'lucide/dist/esm/icons/ellipsis.mjs';
import { memo, useRef } from 'react';
import { useT } from '../../react/use-text';
import { IconButton } from '../button/IconButton';
import { cx } from '../class-names';
import { Checkbox } from '../form/Checkbox';
import type { MenuItem } from '../menu/items';
import { MenuButton } from '../menu/MenuButton';
import { Cell } from './Cell';
import { cellText, isCut, isFigure } from './cell-text';
import type { TableCells } from './cells';
import type { RowAction, TableColumn, TableItem } from './types';
import type { PlacedColumn } from './use-columns';

export interface RowProps {
  /** Prefix of ids in the document. */
  id: string;
  item: TableItem;
  /** Names the row: its first column. */
  name: string;
  columns: readonly PlacedColumn[];
  cells: TableCells;
  selected: boolean;
  /** Absent where rows cannot be selected. `range`: with all rows since the one before. */
  onSelect: ((id: string, on: boolean, range: boolean) => void) | undefined;
  actions: ((item: TableItem) => readonly RowAction[]) | undefined;
  onFollow(href: string): void;
}

/** A row of a wide table. */
export const Row = memo(function Row(props: RowProps) {
  const { item, columns, cells, selected, onSelect } = props;
  return (
    <tr className={cx('oms-table-row', selected && 'oms-table-selected')} data-row={item.id}>
      {onSelect && (
        <td className={checkClass(columns)}>
          <RowCheckbox {...props} onSelect={onSelect} />
        </td>
      )}
      {columns.map(({ column, pinned }) => (
        <td
          key={column.key}
          className={classOf(column, pinned)}
          title={isCut(column) ? cellText(column, item.wire, cells.zone) || undefined : undefined}
        >
          <Cell column={column} row={item.wire} id={item.id} cells={cells} />
        </td>
      ))}
      {props.actions && (
        <td className="oms-table-actions">
          <RowActions {...props} actions={props.actions(item)} />
        </td>
      )}
    </tr>
  );
});

/** Boxes stay in place with the columns behind them. */
export const checkClass = (columns: readonly PlacedColumn[]): string =>
  cx('oms-table-check', columns[0]?.pinned && 'oms-table-pinned');

const classOf = (column: TableColumn, pinned: boolean): string | undefined =>
  cx(
    isFigure(column) && 'oms-table-figure',
    isCut(column) && 'oms-table-cut',
    pinned && 'oms-table-pinned',
  ) || undefined;

/** The box of a row; with Shift it takes all rows since the one before. */
export function RowCheckbox({
  item,
  name,
  selected,
  onSelect,
}: Pick<RowProps, 'item' | 'name' | 'selected'> & { onSelect: NonNullable<RowProps['onSelect']> }) {
  const t = useT();
  const range = useRef(false);
  return (
    <Checkbox
      aria-label={t('table.selectRow', { name })}
      checked={selected}
      onClick={({ shiftKey }) => {
        range.current = shiftKey;
      }}
      onChange={(on) => onSelect(item.id, on, range.current)}
    />
  );
}

/** Actions with an icon that stand beside the menu of all of them. */
const BESIDE = 2;

export function RowActions({
  id,
  item,
  name,
  actions,
  onFollow,
}: Pick<RowProps, 'id' | 'item' | 'name' | 'onFollow'> & { actions: readonly RowAction[] }) {
  const t = useT();
  if (actions.length === 0) return null;
  const run = ({ href, onSelect }: RowAction) => (href === undefined ? onSelect?.() : onFollow(href));
  const items = actions.map(
    (action): MenuItem => ({
      id: action.id,
      label: action.label,
      icon: action.icon,
      danger: action.danger,
      onSelect: () => run(action),
    }),
  );
  const beside = actions.filter(({ icon, danger }) => icon !== undefined && !danger).slice(0, BESIDE);
  return (
    <span className="oms-table-row-actions">
      {beside.length > 0 && (
        <span className="oms-table-beside">
          {beside.map((action) => (
            <IconButton
              key={action.id}
              icon={action.icon ?? Ellipsis}
              size="s"
              label={action.label}
              onClick={() => run(action)}
            />
          ))}
        </span>
      )}
      <MenuButton id={`${id}-menu-${item.id}`} label={t('table.rowActions', { name })} items={items}>
        {(trigger) => (
          <IconButton {...trigger} icon={Ellipsis} size="s" label={t('table.rowActions', { name })} />
        )}
      </MenuButton>
    </span>
  );
}
