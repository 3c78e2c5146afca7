import { type RefObject, useLayoutEffect, useState } from 'react';
import { watchSize } from '../../../core/platform/watch-size';
import { COLUMN, type Column } from './columns';

export type Span = readonly [from: number, to: number];

/** Columns rendered beyond the edges of the view, so that scrolling shows them without a gap. */
const SPARE = 1;
/** Columns rendered before the first measurement: as many as a window usually shows. */
const FIRST = 6;

/** The columns between two positions, px from the first, and some more on either side. */
export function spanAt(left: number, right: number, count: number): Span {
  const from = Math.max(Math.floor(left / COLUMN) - SPARE, 0);
  return [Math.min(from, count), Math.min(Math.ceil(right / COLUMN) + SPARE, count)];
}

export const columnOf = (columns: readonly Column[], id: string | undefined): number =>
  id === undefined
    ? -1
    : columns.findIndex((column) => column.some(({ rows }) => rows.some(({ item }) => item.id === id)));

/**
 * Decides which columns to render: those in view, and around some entries those that the arrow keys reach from there.
 * @param kept ids of entries that are rendered wherever they are
 */
export function useColumns(
  columns: readonly Column[],
  scroller: RefObject<HTMLElement | null>,
  kept: readonly (string | undefined)[],
): (index: number) => boolean {
  const count = columns.length;
  const [[from, to], setSpan] = useState<Span>([0, FIRST]);
  useLayoutEffect(() => {
    const pane = scroller.current;
    if (!pane || count <= FIRST) return;
    const look = () => {
      // Nothing is laid out, as in jsdom: the first columns stay.
      if (pane.clientWidth === 0) return;
      const next = spanAt(pane.scrollLeft, pane.scrollLeft + pane.clientWidth, count);
      setSpan((before) => (before[0] === next[0] && before[1] === next[1] ? before : next));
    };
    look();
    const unwatch = watchSize([pane], look);
    pane.addEventListener('scroll', look, { passive: true });
    return () => {
      unwatch();
      pane.removeEventListener('scroll', look);
    };
  }, [scroller, count]);
  const places = kept.map((id) => columnOf(columns, id)).filter((at) => at >= 0);
  return (index) =>
    count <= FIRST ||
    (index >= from && index < to) ||
    index === 0 ||
    index === count - 1 ||
    places.some((at) => Math.abs(at - index) <= 1);
}
