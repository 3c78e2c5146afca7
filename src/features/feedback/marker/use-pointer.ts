import { type PointerEvent, useRef } from 'react';
import { capturePointer } from '../../../core/platform/capture-pointer';

/** A press that goes on: the pixels that it has moved so far. */
export interface Stroke {
  dx: number;
  dy: number;
  /** Where it began, relative to the upper left corner of the picture. */
  x: number;
  y: number;
}

interface Handlers {
  /** False: the press is not this one's. */
  onStart(event: PointerEvent<HTMLElement>): boolean;
  onMove(stroke: Stroke): void;
  /** Cancelled where the system takes the pointer away. */
  onEnd(stroke: Stroke | null): void;
}

/**
 * One press of mouse, pen or finger, followed wherever it goes. `picture` gives the place on the screen that it is
 * measured from.
 */
export function usePointer(picture: () => DOMRect | null, { onStart, onMove, onEnd }: Handlers) {
  const press = useRef<{ id: number; x: number; y: number } | null>(null);
  const strokeOf = (event: PointerEvent): Stroke | null => {
    const box = picture();
    const start = press.current;
    if (!box || !start || start.id !== event.pointerId) return null;
    const { x, y } = start;
    return { dx: event.clientX - x, dy: event.clientY - y, x: x - box.left, y: y - box.top };
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || press.current || !onStart(event)) return;
      press.current = { id: event.pointerId, x: event.clientX, y: event.clientY };
      capturePointer(event.currentTarget, event.pointerId);
      event.stopPropagation();
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const stroke = strokeOf(event);
      if (stroke) onMove(stroke);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const stroke = strokeOf(event);
      if (!stroke) return;
      press.current = null;
      onEnd(stroke);
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      if (press.current?.id !== event.pointerId) return;
      press.current = null;
      onEnd(null);
    },
  };
}
