import { createContext, type RefObject, useContext, useLayoutEffect, useState } from 'react';
import { pageWindow } from '../../../page/platform/page-window';
import { zoomOf } from '../../../ui/layer/zoom';
import { MIN_HEIGHT } from './columns';

/** Head of three lines, padding: what the columns cannot have of the height. */
const FRAME = 132;

/** Where a layer begins, and its height down to the window's foot, in px. */
export interface LayerBox {
  readonly top: number;
  readonly height: number;
}

/** The layer around the flyout. */
export const LayerBox = createContext<LayerBox | null>(null);

/** The height that the bar above it has as a rule, in px. */
const BAR = 56;

const roomBelow = (top: number, height: number) => Math.max(height, MIN_HEIGHT) - Math.max(top, 0) - FRAME;

/**
 * px that a column may be high: what the window has below the flyout's top, of at least 600 in all. The first value is
 * right already: a link that another layout moves to another column loses the focus that it has got at once.
 */
export function useColumnHeight(box: RefObject<HTMLElement | null>): number {
  const layer = useContext(LayerBox);
  const [room, setRoom] = useState(() =>
    layer ? roomBelow(layer.top, layer.top + layer.height) : roomBelow(BAR, pageWindow.innerHeight),
  );
  useLayoutEffect(() => {
    const measure = () => {
      const zoom = zoomOf(box.current);
      const top = box.current?.getBoundingClientRect().top ?? 0;
      setRoom(roomBelow(top / zoom, window.innerHeight / zoom));
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [box]);
  return room;
}
