import { isRightToLeft } from '../text/writing-direction';
import type { Placement } from './place';

const ROOM = '--oms-popover-room';
/** Kept free at the window's edges, in px. */
const EDGE = 8;
/** Where neither side of the anchor has this height, in px, the panel may lie over the anchor. */
const LEAST = 160;

/** Lets a panel be no higher than the larger side of its anchor, in a low window or a frame; its sheet reads the property. */
export function limitHeight(anchor: HTMLElement, floating: HTMLElement, gap: number): void {
  const { top, bottom } = anchor.getBoundingClientRect();
  const room = Math.max(top, window.innerHeight - bottom) - gap - EDGE;
  const least = Math.min(LEAST, window.innerHeight - 2 * EDGE);
  const height = `${Math.round(Math.max(room, least))}px`;
  // All that is in it inherits the property: written again it would have all of its styles computed again.
  if (floating.style.getPropertyValue(ROOM) !== height) floating.style.setProperty(ROOM, height);
}

/**
 * Puts `floating` beside `anchor`, `gap` px apart, on the side that its placement names, or on the other one where only that has the
 * room. Without any it is pushed into the window. `keepPlaced` follows what moves later.
 */
export function placeAtOnce(
  anchor: HTMLElement,
  floating: HTMLElement,
  placement: Placement,
  gap: number,
): void {
  limitHeight(anchor, floating, gap);
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = floating;
  const [side, align = 'center'] = placement.split('-');
  const along = { start: at.left, center: at.left + (at.width - width) / 2, end: at.right - width };
  const mirrored = isRightToLeft(anchor) ? { ...along, start: along.end, end: along.start } : along;
  const x = mirrored[align as keyof typeof along];
  const [above, below] = [at.top - gap - height, at.bottom + gap];
  const [wanted, other] = side === 'top' ? [above, below] : [below, above];
  const fits = (y: number) => y >= EDGE && y + height <= window.innerHeight - EDGE;
  const y = !fits(wanted) && fits(other) ? other : wanted;
  const within = (value: number, room: number) => Math.round(Math.max(EDGE, Math.min(value, room - EDGE)));
  floating.style.left = `${within(x, window.innerWidth - width)}px`;
  floating.style.top = `${within(y, window.innerHeight - height)}px`;
}
