import { type RefObject, useLayoutEffect } from 'react';
import type { TableItem } from './types';
import type { PlacedColumn } from './use-columns';

/**
 * Gives columns their widths, and pinned ones their places at the beginning. By the object model of styles: a strict policy of the page refuses style
 * attributes.
 */
export function usePlacement(
  table: RefObject<HTMLTableElement | null>,
  columns: readonly PlacedColumn[],
  items: readonly TableItem[],
  checks: boolean,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are other cells
  useLayoutEffect(() => {
    const element = table.current;
    if (!element) return;
    const rows = [...element.rows];
    const cellsAt = (index: number) => rows.flatMap((row) => row.cells[index] ?? []);
    columns.forEach(({ width }, index) => {
      const px = width === undefined ? '' : `${width}px`;
      for (const cell of cellsAt(index + Number(checks))) {
        if (cell.style.minWidth === px && cell.style.maxWidth === px) continue;
        cell.style.minWidth = px;
        cell.style.maxWidth = px;
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
        start += rows[0]?.cells[index]?.getBoundingClientRect().width ?? 0;
      }
    };
    place();
    if (pinned === 0 || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(place);
    observer.observe(element);
    return () => observer.disconnect();
  }, [table, columns, items, checks]);
}
