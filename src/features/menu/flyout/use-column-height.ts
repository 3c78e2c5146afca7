import { createContext, type RefObject, useContext, useLayoutEffect, useState } from 'react';
import { pageWindow } from '../../../core/platform/page-window';
import { MIN_HEIGHT } from './columns';

/** Head of three lines, padding: what the columns cannot have of the height. */
const FRAME = 132;

/** Where the layer around it begins, in px; by default the height that the bar above it has as a rule. */
export const LayerTop = createContext(56);

const roomBelow = (top: number, height: number) => Math.max(height, MIN_HEIGHT) - Math.max(top, 0) - FRAME;

/**
 * px that a column may be high: what the window has below the flyout's top, of at least 600 in all. The first value is right already:
 * a link that another layout moves to another column loses the focus that it has got at once.
 */
export function useColumnHeight(box: RefObject<HTMLElement | null>): number {
  const top = useContext(LayerTop);
  const [room, setRoom] = useState(() => roomBelow(top, pageWindow.innerHeight));
  useLayoutEffect(() => {
    const measure = () =>
      setRoom(roomBelow(box.current?.getBoundingClientRect().top ?? 0, window.innerHeight));
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [box]);
  return room;
}
