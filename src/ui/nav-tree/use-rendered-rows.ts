import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { watchSize } from '../../core/platform/watch-size';
import { zoomOf } from '../layer/zoom';
import { type NavRow, type Range, rangeAt, rowIndex } from './rows';

/** Up to this number all rows are rendered: fewer are not worth an observer. */
const ALL = 60;
/** Rows around the focused one that Tab must find whatever the view. */
const BESIDE = 3;

export interface DrawnOptions {
  /** False: all rows are rendered. */
  scrolls: boolean;
  tree: RefObject<HTMLElement | null>;
  /** Ids of rows that are rendered wherever they are. */
  focused: string | undefined;
  current: string | undefined;
}

/** The rows to render: those in view, the current and the focused ones, and the first and last, which Tab enters. */
export function useRenderedRows(
  rows: readonly NavRow[],
  { scrolls, tree, focused, current }: DrawnOptions,
): readonly Range[] {
  const few = !scrolls || rows.length <= ALL;
  const [view, setView] = useState<Range>([0, ALL]);

  useLayoutEffect(() => {
    // Not by a ref of the owner's, which is filled only after this.
    const pane = few ? null : tree.current?.closest<HTMLElement>('[data-scroller]');
    if (!pane) return;
    const look = () => {
      // Nothing is laid out, as in jsdom: the first rows stay.
      if (pane.clientHeight === 0) return;
      const above = pane.getBoundingClientRect().top - (tree.current?.getBoundingClientRect().top ?? 0);
      const top = above / zoomOf(pane);
      const next = rangeAt(rows, top, top + pane.clientHeight);
      setView((before) => (before[0] === next[0] && before[1] === next[1] ? before : next));
    };
    look();
    const unwatch = watchSize([pane], look);
    pane.addEventListener('scroll', look, { passive: true });
    return () => {
      unwatch();
      pane.removeEventListener('scroll', look);
    };
  }, [few, rows, tree]);

  return useMemo(() => {
    if (few) return [[0, rows.length]];
    const drawn: Range[] = [view, [0, 1], [rows.length - 1, rows.length]];
    const here = rowIndex(rows, current);
    if (here >= 0) drawn.push([here, here + 1]);
    const at = rowIndex(rows, focused);
    if (at >= 0) drawn.push([at - BESIDE, at + BESIDE + 1]);
    return drawn;
  }, [few, rows, view, current, focused]);
}
