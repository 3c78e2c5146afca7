import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { capturePointer } from '../../core/platform/capture-pointer';
import { zoomOf } from '../layer/zoom';
import { STEP, type View, WHOLE, within, zoomed } from './zoom';

/** px that an arrow key moves a zoomed image. */
const MOVE = 60;

const sizeOf = (element: HTMLElement | null) => ({
  width: element?.clientWidth ?? 0,
  height: element?.clientHeight ?? 0,
});

/**
 * Zoom and move of an image in its frame, by wheel, pointer and keys. Starts whole at each change of `key`. The
 * transform is set by CSSOM: an attribute would need a policy that strict pages do not give.
 */
export function useZoom(
  frame: RefObject<HTMLElement | null>,
  image: RefObject<HTMLElement | null>,
  key: string,
) {
  const [view, setView] = useState(WHOLE);
  const drag = useRef<{ x: number; y: number; from: View } | null>(null);
  const size = () => sizeOf(frame.current);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another image starts whole
  useLayoutEffect(() => setView(WHOLE), [key]);
  useLayoutEffect(() => {
    image.current?.style.setProperty('transform', `translate(${view.x}px, ${view.y}px) scale(${view.scale})`);
  });
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const box = element.getBoundingClientRect();
      const zoom = zoomOf(element);
      const point = {
        x: (event.clientX - box.left - box.width / 2) / zoom,
        y: (event.clientY - box.top - box.height / 2) / zoom,
      };
      setView((now) => zoomed(now, event.deltaY < 0 ? STEP : 1 / STEP, sizeOf(element), point));
    };
    // React's own listener is passive: it could not keep the page from scrolling.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [frame]);

  const zoomIn = () => setView(zoomed(view, STEP, size()));
  const zoomOut = () => setView(zoomed(view, 1 / STEP, size()));
  const reset = () => setView(WHOLE);
  const move = (x: number, y: number) => setView(within({ ...view, x: view.x + x, y: view.y + y }, size()));

  return {
    view,
    zoomIn,
    zoomOut,
    reset,
    /** Takes a key; false where it is none of the zoom's. */
    onKey(pressed: string): boolean {
      const zoomKeys: Record<string, () => void> = { '+': zoomIn, '=': zoomIn, '-': zoomOut, '0': reset };
      const moveKeys: Record<string, () => void> = {
        ArrowLeft: () => move(MOVE, 0),
        ArrowRight: () => move(-MOVE, 0),
        ArrowUp: () => move(0, MOVE),
        ArrowDown: () => move(0, -MOVE),
      };
      const run = zoomKeys[pressed] ?? (view.scale > 1 ? moveKeys[pressed] : undefined);
      run?.();
      return run !== undefined;
    },
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0 || view.scale === 1) return;
        event.preventDefault();
        drag.current = { x: event.clientX, y: event.clientY, from: view };
        capturePointer(event.currentTarget, event.pointerId);
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const state = drag.current;
        if (!state) return;
        const { from } = state;
        const zoom = zoomOf(frame.current);
        const x = from.x + (event.clientX - state.x) / zoom;
        const y = from.y + (event.clientY - state.y) / zoom;
        setView(within({ ...from, x, y }, size()));
      },
      onPointerUp() {
        drag.current = null;
      },
      onPointerCancel() {
        drag.current = null;
      },
      onDoubleClick() {
        setView(view.scale > 1 ? WHOLE : zoomed(view, 2, size()));
      },
    },
  };
}
