import ArrowDown from 'lucide/dist/esm/icons/arrow-down.mjs';
import ArrowUp from 'lucide/dist/esm/icons/arrow-up.mjs';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { capturePointer } from '../../core/platform/capture-pointer';
import type { Sort } from '../../domain/table/query';
import { useT } from '../../react/use-text';
import { cx } from '../class-names';
import { Icon } from '../icon/Icon';
import { zoomOf } from '../layer/zoom';
import { isRightToLeft, stepOfKey } from '../text/writing-direction';
import { isFigure } from './cell-text';
import type { PlacedColumn } from './use-columns';

export interface HeadCellProps {
  placed: PlacedColumn;
  sort: Sort;
  onSort(sort: Sort): void;
  /** px; undefined for as wide as its content. */
  onWidth(key: string, px: number | undefined): void;
}

/** px by which a key makes a column wider or narrower. */
const STEP = 16;

/**
 * The head of a column: a press sorts, its edge is dragged to another width; a double click on the edge takes the width
 * of the content.
 */
export function HeadCell({ placed: { column, pinned, width }, sort, onSort, onWidth }: HeadCellProps) {
  const t = useT();
  const cell = useRef<HTMLTableCellElement>(null);
  const drag = useRef<{ from: number; width: number; sign: number } | null>(null);
  const field = column.sort === true ? column.key : column.sort;
  const sorted = field !== undefined && sort.field === field;

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!event.shiftKey) return;
    const step = stepOfKey(event.key, event.currentTarget);
    if (step === 0) return;
    event.preventDefault();
    onWidth(column.key, (width ?? cell.current?.offsetWidth ?? 0) + step * STEP);
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !cell.current) return;
    capturePointer(event.currentTarget, event.pointerId);
    const sign = (isRightToLeft(cell.current) ? -1 : 1) / zoomOf(cell.current);
    drag.current = { from: event.clientX, width: cell.current.offsetWidth, sign };
  };
  const onPointerMove = ({ clientX }: PointerEvent) => {
    if (drag.current)
      onWidth(column.key, drag.current.width + (clientX - drag.current.from) * drag.current.sign);
  };
  const onPointerEnd = () => {
    drag.current = null;
  };
  return (
    <th
      ref={cell}
      scope="col"
      className={cx('oms-table-head', isFigure(column) && 'oms-table-figure', pinned && 'oms-table-pinned')}
      aria-sort={sorted ? (sort.descending ? 'descending' : 'ascending') : undefined}
    >
      {field === undefined ? (
        <span className="oms-table-title">{column.title}</span>
      ) : (
        <button
          type="button"
          className="oms-table-title oms-table-sort"
          aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight"
          onClick={() => onSort({ field, descending: sorted ? !sort.descending : true })}
          onKeyDown={onKeyDown}
        >
          <span>{column.title}</span>
          {sorted && <Icon icon={sort.descending ? ArrowDown : ArrowUp} size={12} />}
        </button>
      )}
      {/* The keyboard has the keys of the title, and the panel of columns. */}
      <span
        className="oms-table-edge"
        aria-hidden="true"
        title={t('table.resize')}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerEnd}
        onPointerCancel={onPointerEnd}
        onDoubleClick={() => onWidth(column.key, undefined)}
      />
    </th>
  );
}
