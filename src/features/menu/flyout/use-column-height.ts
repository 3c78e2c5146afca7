import { type RefObject, useLayoutEffect, useState } from 'react';
import { pageWindow } from '../../../core/platform/page-window';
import { MIN_HEIGHT } from './columns';

/** Head of three lines, padding: what the columns cannot have of the height. */
const FRAME = 132;

/** Height of the bar above it, as a rule. */
const BAR = 56;

const roomBelow = (top: number, height: number) => Math.max(height, MIN_HEIGHT) - Math.max(top, 0) - FRAME;

/**
 * px that a column may be high: what the window has below the flyout's top, of at least 600 in all. The first value is the likeliest:
 * a link that another layout moves to another column loses the focus that it has got at once.
 */
export function useColumnHeight(box: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(() => roomBelow(BAR, pageWindow.innerHeight));
  useLayoutEffect(() => {
    const measure = () =>
      setRoom(roomBelow(box.current?.getBoundingClientRect().top ?? 0, window.innerHeight));
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [box]);
  return room;
}
