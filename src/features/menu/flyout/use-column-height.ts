import { type RefObject, useLayoutEffect, useState } from 'react';
import { MIN_HEIGHT } from './columns';

/** Head of three lines, padding: what the columns cannot have of the height. */
const FRAME = 132;

/** px that a column may be high: what the window has below the flyout's top, of at least 600 in all. */
export function useColumnHeight(box: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(MIN_HEIGHT - FRAME);
  useLayoutEffect(() => {
    const view = box.current?.ownerDocument.defaultView;
    if (!view) return;
    const measure = () => {
      const top = box.current?.getBoundingClientRect().top ?? 0;
      setRoom(Math.max(view.innerHeight, MIN_HEIGHT) - Math.max(top, 0) - FRAME);
    };
    measure();
    view.addEventListener('resize', measure);
    return () => view.removeEventListener('resize', measure);
  }, [box]);
  return room;
}
