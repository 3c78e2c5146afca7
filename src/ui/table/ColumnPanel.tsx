import ArrowDown from 'lucide/dist/esm/icons/arrow-down.mjs';
import ArrowUp from 'lucide/dist/esm/icons/arrow-up.mjs';
import Pin from 'lucide/dist/esm/icons/pin.mjs';
import type { TableSettings } from '../../domain/table/settings';
import { useT } from '../../react/use-text';
import { IconButton } from '../button/IconButton';
import { PlainButton } from '../button/PlainButton';
import { Checkbox } from '../form/Checkbox';
import { PopoverBody, PopoverFoot, PopoverHead } from '../popover/parts';
import type { Columns } from './use-columns';

export interface ColumnPanelProps {
  columns: Columns;
  onChange(settings: TableSettings): void;
  /** Back to what the page says; absent where nothing was changed. */
  onReset: (() => void) | undefined;
}

/** Which columns are shown, in which order, and which of them stay while the table is scrolled. */
export function ColumnPanel({ columns, onChange, onReset }: ColumnPanelProps) {
  const t = useT();
  const { all } = columns;
  return (
    <>
      <PopoverHead title={t('table.columns')} />
      <PopoverBody>
        <ul className="oms-table-columns">
          {all.map(({ column, visible, pinned }, index) => {
            const move = (to: number) => () => onChange(columns.moved(column.key, to));
            // A pinned column stands before those that are not.
            const first = index === 0 || all[index - 1]?.pinned !== pinned;
            const last = index === all.length - 1 || all[index + 1]?.pinned !== pinned;
            return (
              <li key={column.key}>
                <Checkbox
                  checked={visible}
                  disabled={column.always}
                  onChange={(on) => onChange(columns.shownOrNot(column.key, on))}
                >
                  {column.title}
                </Checkbox>
                <IconButton
                  icon={Pin}
                  size="s"
                  iconSize={14}
                  label={t('table.pin', { name: column.title })}
                  pressed={pinned}
                  onClick={() => onChange(columns.pinnedOrNot(column.key, !pinned))}
                />
                <IconButton
                  icon={ArrowUp}
                  size="s"
                  iconSize={14}
                  label={t('table.moveUp', { name: column.title })}
                  aria-disabled={first || undefined}
                  onClick={first ? undefined : move(index - 1)}
                />
                <IconButton
                  icon={ArrowDown}
                  size="s"
                  iconSize={14}
                  label={t('table.moveDown', { name: column.title })}
                  aria-disabled={last || undefined}
                  onClick={last ? undefined : move(index + 1)}
                />
              </li>
            );
          })}
        </ul>
      </PopoverBody>
      <PopoverFoot>
        <PlainButton variant="quiet" size="s" disabled={!onReset} onClick={onReset}>
          {t('table.resetColumns')}
        </PlainButton>
      </PopoverFoot>
    </>
  );
}
