import GripVertical from 'lucide/dist/esm/icons/grip-vertical.mjs';
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useT } from '../../react/use-text';
import { cx } from '../../ui/class-names';
import { Icon } from '../../ui/icon/Icon';
import { EscapeGuard } from './EscapeGuard';
import { type EdgeScroll, edgeScroll } from './edge-scroll';
import { type Lift, placeAt, shiftOf } from './sorting';

export interface SortItem {
  readonly id: string;
  readonly label: string;
}

export interface SortableListProps {
  items: readonly SortItem[];
  onMove(id: string, to: number): void;
  aside(item: SortItem): ReactNode;
}

/**
 * Rows that are sorted by a handle: carried by pointer or finger, or lifted with Space, moved by arrows, dropped with Space
 * and put back with Escape. Held at an edge, the list scrolls. While one is up the rows keep their order in the document and are only drawn elsewhere: moving
 * the element that has the focus or the pointer would lose both.
 */
export function SortableList({ items, onMove, aside }: SortableListProps) {
  const t = useT();
  const list = useRef<HTMLUListElement>(null);
  const [lifted, setLift] = useState<Lift | null>(null);
  const [said, setSaid] = useState('');
  const carry = useRef<{ start: number; at: number; row: HTMLElement | null; scroll: EdgeScroll } | null>(
    null,
  );
  // The list may have become another meanwhile, by another tab or a refusal: then what was up is so no more.
  const lift = lifted && items[lifted.from]?.id === lifted.id ? lifted : null;
  const dropped = useRef<{ id: string; to: number } | null>(null);

  useLayoutEffect(() => {
    const rows = [...(list.current?.children ?? [])] as HTMLElement[];
    rows.forEach((row, index) => {
      const shift = shiftOf(index, lift);
      row.style.transform = shift === 0 ? '' : `translateY(${shift}px)`;
    });
    if (!lift) for (const row of rows) (row.firstElementChild as HTMLElement).style.transform = '';
    else if (!lift.held) rows[lift.from]?.scrollIntoView({ block: 'nearest' });
  });
  const gone = lifted !== null && lift === null;
  useLayoutEffect(() => {
    if (!gone) return;
    putDown(carry);
    setLift(null);
  }, [gone]);
  useLayoutEffect(() => () => putDown(carry), []);
  // The row has got its new place in the document, where it lost the focus.
  useLayoutEffect(() => {
    if (dropped.current === null || items[dropped.current.to]?.id !== dropped.current.id) return;
    handleOf(list.current, dropped.current.id)?.focus({ preventScroll: true });
    dropped.current = null;
  });

  const say = (
    key: 'favourites.lifted' | 'favourites.over' | 'favourites.dropped' | 'favourites.back',
    label: string,
    at: number,
  ) => setSaid(t(key, { title: label, place: at + 1, count: items.length }));

  const begin = (index: number, item: SortItem, held: boolean) => {
    setLift({ id: item.id, from: index, to: index, held });
    say('favourites.lifted', item.label, index);
  };
  const over = (item: SortItem, to: number) => {
    if (!lift || to === lift.to) return;
    setLift({ ...lift, to });
    say('favourites.over', item.label, to);
  };
  const end = (item: SortItem, keep: boolean) => {
    putDown(carry);
    if (!lift) return;
    setLift(null);
    say(keep ? 'favourites.dropped' : 'favourites.back', item.label, keep ? lift.to : lift.from);
    if (!keep || lift.to === lift.from) return;
    dropped.current = { id: item.id, to: lift.to };
    onMove(item.id, lift.to);
  };

  const onKeyDown = (event: KeyboardEvent, index: number, item: SortItem) => {
    const up = lift?.id === item.id && !lift.held;
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      if (up) end(item, true);
      else begin(index, item, false);
      return;
    }
    if (!up || !lift) return;
    const last = items.length - 1;
    const to = { ArrowUp: lift.to - 1, ArrowDown: lift.to + 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    over(item, Math.min(Math.max(to, 0), last));
  };
  const latest = useRef(() => {});
  const onPointerDown = (event: PointerEvent<HTMLElement>, index: number, item: SortItem) => {
    if (event.button !== 0 || !event.isPrimary || !list.current) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const row = event.currentTarget.closest('li')?.firstElementChild as HTMLElement | null;
    const scroll = edgeScroll(list.current, () => latest.current());
    carry.current = { start: event.clientY, at: event.clientY, row, scroll };
    begin(index, item, true);
  };
  /** The row hangs on the pointer, the slot it left stands where it would fall. */
  const hang = () => {
    const held = carry.current;
    const item = lift && items[lift.from];
    if (!held || !lift?.held || !item) return;
    const distance = held.at - held.start + held.scroll.scrolled();
    const to = placeAt(lift.from, distance, items.length);
    if (held.row) {
      held.row.style.transform = `translate(10px, ${distance - shiftOf(lift.from, { ...lift, to }) + 6}px)`;
    }
    over(item, to);
  };
  useLayoutEffect(() => {
    latest.current = hang;
  });
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!carry.current) return;
    carry.current.at = event.clientY;
    carry.current.scroll.at(event.clientY);
    hang();
  };

  return (
    <>
      <ul ref={list} className="oms-fav-list" data-column="">
        {items.map((item, index) => {
          const up = lift?.id === item.id;
          return (
            <li key={item.id} data-row={item.id} className={cx('oms-fav-row', up && 'oms-fav-slot')}>
              <div className={cx('oms-fav-sort', up && 'oms-fav-lifted')}>
                <button
                  type="button"
                  data-handle={item.id}
                  data-lifted={up || undefined}
                  className="oms-fav-handle"
                  aria-label={t('favourites.move', { title: item.label })}
                  aria-describedby="favourites-how"
                  onKeyDown={(event) => onKeyDown(event, index, item)}
                  onBlur={() => lift && !lift.held && lift.id === item.id && end(item, false)}
                  onPointerDown={(event) => onPointerDown(event, index, item)}
                  onPointerMove={onPointerMove}
                  onPointerUp={() => lift?.held && end(item, true)}
                  onPointerCancel={() => lift?.held && end(item, false)}
                >
                  <Icon icon={GripVertical} size={16} />
                </button>
                <span className="oms-fav-label" title={item.label}>
                  {item.label}
                </span>
                {aside(item)}
              </div>
            </li>
          );
        })}
      </ul>
      <span id="favourites-how" className="oms-sr">
        {t('favourites.how')}
      </span>
      <span className="oms-sr" role="status" aria-live="assertive">
        {said}
      </span>
      {lift && <EscapeGuard onEscape={() => end(items[lift.from]!, false)} />}
    </>
  );
}

function putDown(carry: RefObject<{ scroll: EdgeScroll } | null>): void {
  carry.current?.scroll.end();
  carry.current = null;
}

function handleOf(list: HTMLElement | null, id: string): HTMLElement | undefined {
  const handles = list?.querySelectorAll<HTMLElement>('[data-handle]') ?? [];
  return [...handles].find((handle) => handle.dataset.handle === id);
}
