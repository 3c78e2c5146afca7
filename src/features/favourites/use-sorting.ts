import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { reveal } from '../../core/platform/reveal';
import { useT } from '../../react/use-text';
import { type Lift, shiftOf } from './sorting';
import { type Drag, endDrag, useDrag } from './use-drag';

export interface SortItem {
  readonly id: string;
  readonly label: string;
  /** Said behind the label; empty where there is none. */
  readonly note: string;
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

/** A row is lifted, moved and dropped, by the keyboard or by the pointer. */
export interface Lifting {
  readonly lift: Lift | null;
  readonly status: string;
  start(index: number, item: SortItem, held: boolean): void;
  moveTo(item: SortItem, to: number): void;
  /** @param keep whether the row stays at its new place */
  end(item: SortItem, keep: boolean): void;
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
  const drag = useRef<Drag | null>(null);
  const lifting = useLifting(drag, list, items, onMove);
  const { lift, status, end } = lifting;
  const { onPointerDown, onPointerMove } = useDrag(drag, list, items, lifting);
  return {
    lift,
    status,
    cancel: () => {
      const item = lift && items[lift.from];
      if (item) end(item, false);
    },
    handlers: (item, index) => ({
      onKeyDown: (event) => onKeyDown(event, index, item, items.length - 1, lifting),
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

function useLifting(
  drag: RefObject<Drag | null>,
  list: RefObject<HTMLUListElement | null>,
  items: readonly SortItem[],
  onMove: (id: string, to: number) => void,
): Lifting {
  const t = useT();
  const [lifted, setLift] = useState<Lift | null>(null);
  const [status, setStatus] = useState('');
  // Another tab, or a refusal of the server, may have changed the list: then the row is lifted no more.
  const lift = lifted && items[lifted.from]?.id === lifted.id ? lifted : null;
  const refocus = useFocusAfterDrop(list, items);
  useShifts(list, lift);

  const lost = lifted !== null && lift === null;
  useLayoutEffect(() => {
    if (!lost) return;
    endDrag(drag);
    setLift(null);
  }, [lost, drag]);
  useLayoutEffect(() => () => endDrag(drag), [drag]);

  const say = (
    key: 'favourites.lifted' | 'favourites.over' | 'favourites.dropped' | 'favourites.back',
    label: string,
    at: number,
  ) => setStatus(t(key, { title: label, place: at + 1, count: items.length }));

  return {
    lift,
    status,
    start(index, item, held) {
      setLift({ id: item.id, from: index, to: index, held });
      say('favourites.lifted', item.label, index);
    },
    moveTo(item, to) {
      if (!lift || to === lift.to) return;
      setLift({ ...lift, to });
      say('favourites.over', item.label, to);
    },
    end(item, keep) {
      endDrag(drag);
      if (!lift) return;
      setLift(null);
      say(keep ? 'favourites.dropped' : 'favourites.back', item.label, keep ? lift.to : lift.from);
      if (!keep || lift.to === lift.from) return;
      refocus(item.id, lift.to);
      onMove(item.id, lift.to);
    },
  };
}

/** @param last 0-based place of the last row */
function onKeyDown(
  event: KeyboardEvent,
  index: number,
  item: SortItem,
  last: number,
  { lift, start, moveTo, end }: Lifting,
): void {
  const up = lift?.id === item.id && !lift.held;
  if (event.key === ' ' || event.key === 'Enter') {
    event.preventDefault();
    if (up) end(item, true);
    else start(index, item, false);
    return;
  }
  if (!up || !lift) return;
  const to = { ArrowUp: lift.to - 1, ArrowDown: lift.to + 1, Home: 0, End: last }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  moveTo(item, Math.min(Math.max(to, 0), last));
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
    else if (!lift.held) reveal(rows[lift.from]);
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

function handleOf(list: HTMLElement | null, id: string): HTMLElement | undefined {
  const handles = list?.querySelectorAll<HTMLElement>('[data-handle]') ?? [];
  return [...handles].find((handle) => handle.dataset.handle === id);
}
