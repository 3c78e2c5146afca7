import { type RefObject, useLayoutEffect, useRef } from 'react';
import { watchSize } from '../../core/platform/watch-size';
import { zoomOf } from '../layer/zoom';
import { isCut } from './cell-text';
import type { PlacedColumn } from './use-columns';

/**
 * Gives columns their widths, and pinned ones their places at the beginning. By the object model of styles: a strict
 * policy of the page refuses style attributes.
 * @param checks there is a column of boxes before them
 * @param cells what a change of means other cells
 */
export function usePlacement(
  table: RefObject<HTMLTableElement | null>,
  columns: readonly PlacedColumn[],
  checks: boolean,
  cells: readonly unknown[],
): void {
  const placed = useRef(false);
  useLayoutEffect(() => {
    const element = table.current;
    if (!element) return;
    const free = columns.every(({ width, pinned }) => width === undefined && !pinned);
    if (free && !placed.current) return;
    placed.current = !free;
    const rows = [...element.rows];
    const cellsAt = (index: number) => rows.flatMap((row) => row.cells[index] ?? []);
    columns.forEach(({ column, width }, index) => {
      const least = width === undefined ? '' : `${width}px`;
      // What is never cut grows beyond it.
      const most = isCut(column) ? least : '';
      for (const cell of cellsAt(index + Number(checks))) {
        if (cell.style.minWidth === least && cell.style.maxWidth === most) continue;
        cell.style.minWidth = least;
        cell.style.maxWidth = most;
      }
    });
    const pinned = columns.filter((column) => column.pinned).length;
    const place = () => {
      let start = 0;
      for (let index = 0; index < columns.length + Number(checks); index++) {
        const isPinned = pinned > 0 && index < pinned + Number(checks);
        const at = isPinned ? `${start}px` : '';
        for (const cell of cellsAt(index))
          if (cell.style.insetInlineStart !== at) cell.style.insetInlineStart = at;
        if (!isPinned) continue;
        start += (rows[0]?.cells[index]?.getBoundingClientRect().width ?? 0) / zoomOf(element);
      }
    };
    place();
    return pinned === 0 ? undefined : watchSize([element], place);
  }, [table, columns, checks, ...cells]);
}
