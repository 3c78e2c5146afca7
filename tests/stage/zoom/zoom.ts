import { expect } from 'vitest';
import { onLeave } from '../support/stage';

/** Where old scripts set it that fit a page to the screen, and how much. */
export const ZOOMS = [
  ['body', 0.8],
  ['body', 1.25],
  ['html', 0.8],
  ['html', 1.25],
] as const;

export type Place = (typeof ZOOMS)[number][0];

/** Enlarges the page by CSS, for this visit. */
export function zoomPage(place: Place, zoom: number): void {
  const { style } = document.querySelector(place) as HTMLElement;
  style.setProperty('zoom', String(zoom));
  onLeave(() => style.removeProperty('zoom'));
}

/** Waits until all of it is inside the window. */
export const expectInWindow = (find: () => Element | null | undefined, name = 'the box') =>
  expect
    .poll(
      () => {
        const box = find()?.getBoundingClientRect();
        if (!box || box.width === 0) return `${name} is not there`;
        const { left, top, right, bottom } = box;
        const isIn = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
        return isIn ? '' : `${name} is at ${[left, top, right, bottom].map(Math.round)}`;
      },
      { message: name },
    )
    .toBe('');
