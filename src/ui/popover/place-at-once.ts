import { isRightToLeft } from '../text/writing-direction';
import type { Placement } from './place';

/** Kept free at the window's edges, in px. */
const EDGE = 8;
/** Where neither side of the anchor has this height, in px, the panel may lie over the anchor. */
const LEAST = 160;

/** Lets a panel be no higher than the larger side of its anchor, in a low window or a frame; its sheet reads the property. */
export function limitHeight(anchor: HTMLElement, floating: HTMLElement, gap: number): void {
  const { top, bottom } = anchor.getBoundingClientRect();
  const room = Math.max(top, window.innerHeight - bottom) - gap - EDGE;
  const least = Math.min(LEAST, window.innerHeight - 2 * EDGE);
  floating.style.setProperty('--oms-popover-room', `${Math.round(Math.max(room, least))}px`);
}

/**
 * Puts `floating` beside `anchor`, `gap` px apart, below or above it. Without room it is pushed into the window;
 * `keepPlaced`, fetched later, turns it to the other side and follows a scroll.
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
  const y = side === 'top' ? at.top - gap - height : at.bottom + gap;
  const within = (value: number, room: number) => Math.round(Math.max(EDGE, Math.min(value, room - EDGE)));
  floating.style.left = `${within(x, window.innerWidth - width)}px`;
  floating.style.top = `${within(y, window.innerHeight - height)}px`;
}
