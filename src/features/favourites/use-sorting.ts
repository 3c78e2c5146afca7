import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useT } from '../../react/use-text';
import { type EdgeScroll, edgeScroll } from './edge-scroll';
import { type Lift, placeAt, shiftOf } from './sorting';

export interface SortItem {
  readonly id: string;
  readonly label: string;
}

/** A drag by pointer or finger. */
interface Drag {
  /** Window coordinates of the pointer, px: where the drag began, and now. */
  readonly start: number;
  at: number;
  readonly row: HTMLElement | null;
  readonly scroll: EdgeScroll;
}

export interface Sorting {
  /** The lifted row, or null. */
  readonly lift: Lift | null;
  /** For screen readers: what has just happened. */
  readonly status: string;
  /** Puts the lifted row back. */
  cancel(): void;
  handlers(
    item: SortItem,
    index: number,
  ): {
    onKeyDown(event: KeyboardEvent): void;
    onBlur(): void;
    onPointerDown(event: PointerEvent<HTMLElement>): void;
    onPointerMove(event: PointerEvent<HTMLElement>): void;
    onPointerUp(): void;
    onPointerCancel(): void;
  };
}

/**
 * Lifts a row by its handle, moves and drops it. While a row is lifted the rows keep their order in the document and are only
 * shown elsewhere: moving the element that has the focus or the pointer would lose both.
 */
export function useSorting(
  list: RefObject<HTMLUListElement | null>,
  items: readonly SortItem[],
  onMove: (id: string, to: number) => void,
): Sorting {
  const t = useT();
  const [lifted, setLift] = useState<Lift | null>(null);
  const [status, setStatus] = useState('');
  const drag = useRef<Drag | null>(null);
  // Another tab, or a refusal of the server, may have changed the list: then the row is lifted no more.
  const lift = lifted && items[lifted.from]?.id === lifted.id ? lifted : null;
  const refocus = useFocusAfterDrop(list, items);
  useShifts(list, lift);

  const lost = lifted !== null && lift === null;
  useLayoutEffect(() => {
    if (!lost) return;
    endDrag(drag);
    setLift(null);
  }, [lost]);
  useLayoutEffect(() => () => endDrag(drag), []);

  const say = (
    key: 'favourites.lifted' | 'favourites.over' | 'favourites.dropped' | 'favourites.back',
    label: string,
    at: number,
  ) => setStatus(t(key, { title: label, place: at + 1, count: items.length }));

  const start = (index: number, item: SortItem, held: boolean) => {
    setLift({ id: item.id, from: index, to: index, held });
    say('favourites.lifted', item.label, index);
  };
  const moveTo = (item: SortItem, to: number) => {
    if (!lift || to === lift.to) return;
    setLift({ ...lift, to });
    say('favourites.over', item.label, to);
  };
  const end = (item: SortItem, keep: boolean) => {
    endDrag(drag);
    if (!lift) return;
    setLift(null);
    say(keep ? 'favourites.dropped' : 'favourites.back', item.label, keep ? lift.to : lift.from);
    if (!keep || lift.to === lift.from) return;
    refocus(item.id, lift.to);
    onMove(item.id, lift.to);
  };

  const onKeyDown = (event: KeyboardEvent, index: number, item: SortItem) => {
    const up = lift?.id === item.id && !lift.held;
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      if (up) end(item, true);
      else start(index, item, false);
      return;
    }
    if (!up || !lift) return;
    const last = items.length - 1;
    const to = { ArrowUp: lift.to - 1, ArrowDown: lift.to + 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    moveTo(item, Math.min(Math.max(to, 0), last));
  };

  /** Shows the row at the pointer, and the free place where it would drop. */
  const followPointer = () => {
    const held = drag.current;
    const item = lift && items[lift.from];
    if (!held || !lift?.held || !item) return;
    const distance = held.at - held.start + held.scroll.scrolled();
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
  const onPointerDown = (event: PointerEvent<HTMLElement>, index: number, item: SortItem) => {
    if (event.button !== 0 || !event.isPrimary || !list.current) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const row = event.currentTarget.closest('li')?.firstElementChild as HTMLElement | null;
    const scroll = edgeScroll(list.current, () => latest.current());
    drag.current = { start: event.clientY, at: event.clientY, row, scroll };
    start(index, item, true);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!drag.current) return;
    drag.current.at = event.clientY;
    drag.current.scroll.at(event.clientY);
    followPointer();
  };

  return {
    lift,
    status,
    cancel: () => {
      const item = lift && items[lift.from];
      if (item) end(item, false);
    },
    handlers: (item, index) => ({
      onKeyDown: (event) => onKeyDown(event, index, item),
      onBlur: () => {
        if (lift && !lift.held && lift.id === item.id) end(item, false);
      },
      onPointerDown: (event) => onPointerDown(event, index, item),
      onPointerMove,
      onPointerUp: () => {
        if (lift?.held) end(item, true);
      },
      onPointerCancel: () => {
        if (lift?.held) end(item, false);
      },
    }),
  };
}

/** Shifts the rows so that the place under the lifted one is free. */
function useShifts(list: RefObject<HTMLUListElement | null>, lift: Lift | null): void {
  useLayoutEffect(() => {
    const rows = [...(list.current?.children ?? [])] as HTMLElement[];
    rows.forEach((row, index) => {
      const shift = shiftOf(index, lift);
      row.style.transform = shift === 0 ? '' : `translateY(${shift}px)`;
    });
    if (!lift) for (const row of rows) (row.firstElementChild as HTMLElement).style.transform = '';
    else if (!lift.held) rows[lift.from]?.scrollIntoView({ block: 'nearest' });
  });
}

/** Returns the focus to a dropped row's handle: the row loses it when it moves to its new place in the document. */
function useFocusAfterDrop(
  list: RefObject<HTMLUListElement | null>,
  items: readonly SortItem[],
): (id: string, to: number) => void {
  const dropped = useRef<{ id: string; to: number } | null>(null);
  useLayoutEffect(() => {
    if (dropped.current === null || items[dropped.current.to]?.id !== dropped.current.id) return;
    handleOf(list.current, dropped.current.id)?.focus({ preventScroll: true });
    dropped.current = null;
  });
  return (id, to) => {
    dropped.current = { id, to };
  };
}

function endDrag(drag: RefObject<Drag | null>): void {
  drag.current?.scroll.end();
  drag.current = null;
}

function handleOf(list: HTMLElement | null, id: string): HTMLElement | undefined {
  const handles = list?.querySelectorAll<HTMLElement>('[data-handle]') ?? [];
  return [...handles].find((handle) => handle.dataset.handle === id);
}
