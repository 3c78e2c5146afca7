import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
} from 'react';
import type { Language } from '../../core/i18n/languages';
import { capturePointer, isCaptured } from '../../core/platform/capture-pointer';
import { feedbackPositionStore, type Position } from '../../domain/feedback/position';
import { useFeature } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { zoomOf } from '../../ui/layer/zoom';
import { clamp, type Place, placeOf, snap } from './position';

/** Moves are drawn at most this often, in ms (docs/behaviour.md#feedback). */
const THROTTLE = 8;
/** Less than this, in px, is a press and not a drag. */
const SLOP = 4;
const STEP = 16;

/** A press on the button: where it began, where the button was, and the time of the last move that was drawn. */
interface Drag {
  x: number;
  y: number;
  from: Place;
  moved: boolean;
  last: number;
}

const prevent = (event: Event) => event.preventDefault();
const roomOf = (zoom: number) => ({ width: window.innerWidth / zoom, height: window.innerHeight / zoom });

/**
 * Lets the button be moved by pointer and by Alt with the arrow keys, from side to side and up and down.
 * The place is set by CSSOM: an attribute would need a policy that strict pages do not give.
 * @param shown whether the button is there
 * @param direction of the lines of its language
 */
export function useDrag(
  button: RefObject<HTMLElement | null>,
  shown: boolean,
  direction: Language['direction'],
) {
  const store = useFeature(feedbackPositionStore);
  const { side: kept, bottom } = useStore(store.$position);
  // Kept as in a language from left to right: the user finds it at the same end of the lines in any.
  const mirror = (side: Position['side']) => ((side === 'left') === (direction === 'rtl') ? 'right' : 'left');
  const side = mirror(kept);
  const place = useRef<Place>(null);
  const room = useCallback(() => roomOf(zoomOf(button.current)), [button]);
  const drag = useRef<Drag | null>(null);

  const put = useCallback(
    (next: Place) => {
      place.current = next;
      button.current?.style.setProperty('right', `${next.right}px`);
      button.current?.style.setProperty('bottom', `${next.bottom}px`);
    },
    [button],
  );
  const follow = ({ clientX, clientY }: PointerEvent, { x, y, from }: Drag) => {
    const zoom = zoomOf(button.current);
    const right = from.right - (clientX - x) / zoom;
    put(clamp({ right, bottom: from.bottom - (clientY - y) / zoom }, roomOf(zoom)));
  };
  const drop = (next: Position) => {
    button.current?.removeAttribute('data-dragged');
    // At once, too where the position stays as it was: the drag has moved the button away from it.
    put(placeOf(next, room()));
    store.move({ ...next, side: mirror(next.side) });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` says that there is a button to be placed
  useLayoutEffect(() => {
    const settle = () => put(placeOf({ side, bottom }, room()));
    settle();
    window.addEventListener('resize', settle);
    return () => window.removeEventListener('resize', settle);
  }, [shown, side, bottom, put, room]);

  return {
    side,
    /** Whether the press that just ended was a drag: then it is no click. */
    wasDragged: () => drag.current?.moved === true,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        drag.current = null;
        if (event.button !== 0 || !place.current) return;
        drag.current = { x: event.clientX, y: event.clientY, from: place.current, moved: false, last: 0 };
        capturePointer(event.currentTarget, event.pointerId);
        // Once the button has left the pressed point, Chrome would drag the link that lies there, and cancel the pointer.
        document.addEventListener('dragstart', prevent);
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const state = drag.current;
        if (!state || !isCaptured(event.currentTarget, event.pointerId)) return;
        if (!state.moved && Math.hypot(event.clientX - state.x, event.clientY - state.y) < SLOP) return;
        state.moved = true;
        event.currentTarget.setAttribute('data-dragged', '');
        if (event.timeStamp - state.last < THROTTLE) return;
        state.last = event.timeStamp;
        follow(event, state);
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        document.removeEventListener('dragstart', prevent);
        if (!drag.current?.moved || !place.current) return;
        follow(event, drag.current);
        drop(snap(place.current, room()));
      },
      onPointerCancel() {
        document.removeEventListener('dragstart', prevent);
        if (drag.current?.moved) drop({ side, bottom });
      },
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        if (!event.altKey || !place.current) return;
        const from = place.current.bottom;
        const moves: Record<string, Position> = {
          ArrowLeft: { side: 'left', bottom },
          ArrowRight: { side: 'right', bottom },
          ArrowUp: { side, bottom: from + STEP },
          ArrowDown: { side, bottom: from - STEP },
        };
        const next = moves[event.key];
        if (!next) return;
        event.preventDefault();
        drop({ side: next.side, bottom: clamp(placeOf(next, room()), room()).bottom });
      },
    },
  };
}
