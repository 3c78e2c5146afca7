import { setProperty } from '../layer/set-property';
import { tellZoom, zoomOf } from '../layer/zoom';
import { isRightToLeft } from '../text/writing-direction';

type Side = 'top' | 'bottom' | 'left' | 'right';

/**
 * The side of the anchor, by the window; then what is flush with it: its beginning or end, by the writing direction.
 * Without that, the middles.
 */
export type Placement = Side | `${Side}-${'start' | 'end'}`;

const ROOM = '--oms-popover-room';
/** Kept free at the window's edges, in px. */
const EDGE = 8;
/** Where neither side of the anchor has this height, in px, the panel may lie over the anchor. */
const LEAST = 160;

/** Lets a panel be no higher than the larger side of its anchor, in a low window or a frame; its sheet reads the property. */
export function limitHeight(anchor: HTMLElement, floating: HTMLElement, gap: number): void {
  const { top, bottom } = anchor.getBoundingClientRect();
  // The panel may not be displayed yet, and has the zoom of its anchor.
  const zoom = zoomOf(anchor);
  const room = Math.max(top, window.innerHeight - bottom) / zoom - gap - EDGE;
  const least = Math.min(LEAST, window.innerHeight / zoom - 2 * EDGE);
  tellZoom(floating, zoom);
  setProperty(floating, ROOM, `${Math.round(Math.max(room, least))}px`);
}

/** One direction of the window, in px of the panel. */
interface Axis {
  /** Of the anchor. */
  readonly from: number;
  readonly to: number;
  /** Of the panel. */
  readonly size: number;
  /** Where the panel may begin, at the least and at the most. */
  readonly least: number;
  readonly most: number;
}

function axisOf(from: number, to: number, size: number, start: number, room: number): Axis {
  return { from, to, size, least: start + EDGE, most: start + room - size - EDGE };
}

/** px that stick out. */
const excess = (value: number, { least, most }: Axis): number => Math.max(least - value, value - most, 0);

const within = (value: number, { least, most }: Axis): number =>
  Math.round(Math.max(least, Math.min(value, most)));

/**
 * Puts `floating` beside `anchor`, `gap` px apart: as its placement says, or on the other side, or flush with the other
 * end, where only that has the room. Without any it is pushed into the window, 8 px from the edges. Its position is
 * fixed, since the top layer is the window, and written through the CSSOM, which a strict CSP allows.
 */
export function place(anchor: HTMLElement, floating: HTMLElement, placement: Placement, gap: number): void {
  limitHeight(anchor, floating, gap);
  const at = anchor.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = floating;
  // What a zoom by fingers or a keyboard on the screen leaves.
  const {
    offsetLeft = 0,
    offsetTop = 0,
    width = innerWidth,
    height = innerHeight,
  } = window.visualViewport ?? {};
  const zoom = zoomOf(floating);
  const x = axisOf(at.left / zoom, at.right / zoom, offsetWidth, offsetLeft / zoom, width / zoom);
  const y = axisOf(at.top / zoom, at.bottom / zoom, offsetHeight, offsetTop / zoom, height / zoom);
  const [side, align] = placement.split('-');
  const isUpright = side === 'top' || side === 'bottom';
  const [main, cross] = isUpright ? [y, x] : [x, y];

  const sides = [main.to + gap, main.from - gap - main.size];
  if (side === 'top' || side === 'left') sides.reverse();
  const ends = [cross.from, cross.to - cross.size];
  if ((align === 'end') !== (isUpright && isRightToLeft(anchor))) ends.reverse();
  const aligned = align ? ends : [(cross.from + cross.to - cross.size) / 2];
  // The earlier one of two that are equally good: sorting is stable.
  const [best] = sides
    .flatMap((beside) => aligned.map((along) => ({ beside, along })))
    .sort(
      (one, other) =>
        excess(one.beside, main) - excess(other.beside, main) ||
        excess(one.along, cross) - excess(other.along, cross),
    );
  if (!best) return;
  const [beside, along] = [within(best.beside, main), within(best.along, cross)];
  floating.style.left = `${isUpright ? along : beside}px`;
  floating.style.top = `${isUpright ? beside : along}px`;
}
