import { type KeyboardEvent, type PointerEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import * as KEYS from '../../core/storage-keys/keys';
import { useShell } from '../../react/shell-context';
import { checkPosition, clamp, type Position, snap } from './position';

/** Moves are drawn at most this often, in ms (docs/behaviour.md#feedback). */
const THROTTLE = 8;
/** Less than this, in px, is a press and not a drag. */
const SLOP = 4;
const STEP = 16;

const room = () => ({ width: window.innerWidth, height: window.innerHeight });

/**
 * Lets the button be moved by pointer and by Alt with the arrow keys, within the window, and remembers where it was left.
 * The place is set by CSSOM: an attribute would need a policy that strict pages do not give.
 */
export function useDrag(button: RefObject<HTMLElement | null>) {
  const { platform } = useShell();
  const position = useRef<Position>(null);
  const drag = useRef<{ x: number; y: number; from: Position; moved: boolean; last: number } | null>(null);

  const put = (next: Position) => {
    position.current = next;
    button.current?.style.setProperty('right', `${next.right}px`);
    button.current?.style.setProperty('bottom', `${next.bottom}px`);
  };
  const keep = (next: Position) => {
    put(next);
    platform.local.set(KEYS.feedbackPosition, JSON.stringify(next));
  };

  useLayoutEffect(() => {
    const place = () => {
      const next = clamp(checkPosition(platform.local.get(KEYS.feedbackPosition)), room());
      position.current = next;
      button.current?.style.setProperty('right', `${next.right}px`);
      button.current?.style.setProperty('bottom', `${next.bottom}px`);
    };
    place();
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  }, [button, platform]);

  return {
    /** Whether the press that just ended was a drag: then it is no click. */
    wasDragged: () => drag.current?.moved === true,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        drag.current = null;
        if (event.button !== 0 || !position.current) return;
        drag.current = { x: event.clientX, y: event.clientY, from: position.current, moved: false, last: 0 };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const state = drag.current;
        if (!state || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
        const dx = event.clientX - state.x;
        const dy = event.clientY - state.y;
        if (!state.moved && Math.hypot(dx, dy) < SLOP) return;
        state.moved = true;
        if (event.timeStamp - state.last < THROTTLE) return;
        state.last = event.timeStamp;
        put(clamp({ right: state.from.right - dx, bottom: state.from.bottom - dy }, room()));
      },
      onPointerUp() {
        if (drag.current?.moved && position.current) keep(snap(position.current, room()));
      },
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const moves: Record<string, Position> = {
          ArrowLeft: { right: STEP, bottom: 0 },
          ArrowRight: { right: -STEP, bottom: 0 },
          ArrowUp: { right: 0, bottom: STEP },
          ArrowDown: { right: 0, bottom: -STEP },
        };
        const move = moves[event.key];
        if (!event.altKey || !move || !position.current) return;
        event.preventDefault();
        const { right, bottom } = position.current;
        keep(clamp({ right: right + move.right, bottom: bottom + move.bottom }, room()));
      },
    },
  };
}
