import type { Placement } from './place';

/** Kept free at the window's edges, in px. */
const EDGE = 8;

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
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = floating;
  const [side, align = 'center'] = placement.split('-');
  const along = { start: at.left, center: at.left + (at.width - width) / 2, end: at.right - width };
  const x = along[align as keyof typeof along];
  const y = side === 'top' ? at.top - gap - height : at.bottom + gap;
  const within = (value: number, room: number) => Math.round(Math.max(EDGE, Math.min(value, room - EDGE)));
  floating.style.left = `${within(x, window.innerWidth - width)}px`;
  floating.style.top = `${within(y, window.innerHeight - height)}px`;
}
