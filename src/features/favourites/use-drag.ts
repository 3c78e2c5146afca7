import { type PointerEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { capturePointer } from '../../core/platform/capture-pointer';
import { zoomOf } from '../../ui/layer/zoom';
import { type EdgeScroll, edgeScroll } from './edge-scroll';
import { placeAt, shiftOf } from './sorting';
import type { Lifting, SortItem } from './use-sorting';

/** A drag by pointer or finger. */
export interface Drag {
  /** Window coordinates of the pointer, px: where the drag began, and now. */
  readonly start: number;
  at: number;
  readonly row: HTMLElement | null;
  readonly scroll: EdgeScroll;
}

export function endDrag(drag: RefObject<Drag | null>): void {
  drag.current?.scroll.end();
  drag.current = null;
}

/** Lifts a row by the pointer and carries it; held at an edge, the list scrolls. */
export function useDrag(
  drag: RefObject<Drag | null>,
  list: RefObject<HTMLUListElement | null>,
  items: readonly SortItem[],
  { lift, start, moveTo }: Lifting,
) {
  /** Shows the row at the pointer, and the free place where it would drop. */
  const followPointer = () => {
    const held = drag.current;
    const item = lift && items[lift.from];
    if (!held || !lift?.held || !item) return;
    const distance = (held.at - held.start) / zoomOf(held.row) + held.scroll.scrolled();
    const to = placeAt(lift.from, distance, items.length);
    if (held.row) {
      held.row.style.transform = `translate(10px, ${distance - shiftOf(lift.from, { ...lift, to }) + 6}px)`;
    }
    moveTo(item, to);
  };
  const latest = useRef(followPointer);
  useLayoutEffect(() => {
    latest.current = followPointer;
  });

  return {
    onPointerDown(event: PointerEvent<HTMLElement>, index: number, item: SortItem) {
      if (event.button !== 0 || !event.isPrimary || !list.current) return;
      capturePointer(event.currentTarget, event.pointerId);
      const row = event.currentTarget.closest('li')?.firstElementChild as HTMLElement | null;
      const scroll = edgeScroll(list.current, () => latest.current());
      drag.current = { start: event.clientY, at: event.clientY, row, scroll };
      start(index, item, true);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!drag.current) return;
      drag.current.at = event.clientY;
      drag.current.scroll.at(event.clientY);
      followPointer();
    },
  };
}
