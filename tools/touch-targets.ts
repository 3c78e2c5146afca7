import type { Locator } from 'vitest/browser';

/** px of the smallest target for a finger. */
const LEAST = 44;

/** How high the part of the window is that presses `target`: links and rows may be pressed beside their own box. */
function heightOf(target: Element): number {
  const { left, right, top, bottom } = target.getBoundingClientRect();
  const isTarget = (x: number, y: number) => target.contains(document.elementFromPoint(x, y));
  const y = (top + bottom) / 2;
  let most = 0;
  for (const x of [left + 4, (left + right) / 2, right - 4, innerWidth - 70]) {
    if (!isTarget(x, y)) continue;
    let [from, to] = [y, y];
    while (isTarget(x, from - 1)) from--;
    while (isTarget(x, to + 1)) to++;
    most = Math.max(most, to - from + 1);
  }
  return most;
}

/** The links and buttons that are smaller than a finger asks for, each with its height in px. */
export const smallTargets = (place: Locator) =>
  [...place.getByRole('link').elements(), ...place.getByRole('button').elements()]
    .filter(
      (one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 1,
    )
    .map((one) => [one.getAttribute('aria-label') ?? one.textContent, heightOf(one)] as const)
    .filter(([, height]) => height < LEAST - 1);
