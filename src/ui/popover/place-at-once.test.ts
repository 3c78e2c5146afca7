// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import type { Placement } from './place';
import { placeAtOnce } from './place-at-once';

afterEach(() => document.body.replaceChildren());

/** Places a panel of 300 × 200 px beside a button of 100 × 20 px that begins at these places; the window has 1024 × 768 px. */
function place(left: number, top: number, placement: Placement): string {
  const anchor = document.body.appendChild(document.createElement('button'));
  const panel = document.body.appendChild(document.createElement('div'));
  anchor.getBoundingClientRect = () => new DOMRect(left, top, 100, 20);
  Object.defineProperties(panel, { offsetWidth: { value: 300 }, offsetHeight: { value: 200 } });
  placeAtOnce(anchor, panel, placement, 4);
  return `${panel.style.left} ${panel.style.top}`;
}

test.each<[string, Placement, left: number, top: number, expected: string]>([
  ['below, at the end', 'bottom-end', 500, 100, '300px 124px'],
  ['above where it is asked for', 'top-start', 500, 300, '500px 96px'],
  ['above where there is no room below', 'bottom-end', 500, 700, '300px 496px'],
  ['below where there is no room above', 'top-end', 500, 30, '300px 54px'],
  ['within the window', 'bottom-start', 900, 100, '716px 124px'],
])('a panel stands %s', (_, placement, left, top, expected) => {
  expect(place(left, top, placement)).toBe(expected);
});
