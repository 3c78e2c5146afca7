// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { type Placement, place } from './place';

afterEach(() => document.body.replaceChildren());

/** Places a panel of 300 × 200 px beside a button of 100 × 20 px that begins at these places; the window has 1024 × 768 px. */
function placed(left: number, top: number, placement: Placement): string {
  const anchor = document.body.appendChild(document.createElement('button'));
  const panel = document.body.appendChild(document.createElement('div'));
  anchor.getBoundingClientRect = () => new DOMRect(left, top, 100, 20);
  Object.defineProperties(panel, { offsetWidth: { value: 300 }, offsetHeight: { value: 200 } });
  place(anchor, panel, placement, 4);
  return `${panel.style.left} ${panel.style.top}`;
}

test.each<[string, Placement, left: number, top: number, expected: string]>([
  ['below, at the end', 'bottom-end', 500, 100, '300px 124px'],
  ['above where it is asked for', 'top-start', 500, 300, '500px 96px'],
  ['above where there is no room below', 'bottom-end', 500, 700, '300px 496px'],
  ['below where there is no room above', 'top-end', 500, 30, '300px 54px'],
  ['at the other end where only that has the room', 'bottom-start', 900, 100, '700px 124px'],
  ['within the window', 'bottom', 900, 100, '716px 124px'],
  ['beside it', 'right', 100, 300, '204px 210px'],
  ['on its other side', 'right-start', 700, 300, '396px 300px'],
])('a panel stands %s', (_, placement, left, top, expected) => {
  expect(placed(left, top, placement)).toBe(expected);
});
