import { trigger } from './dialog';

/** Of what is to be seen of it. */
export const boxOf = (): DOMRect => (trigger.element().firstElementChild as Element).getBoundingClientRect();

/** px of the button that are in the window. */
export function inSight(): number {
  const { left, right } = boxOf();
  return Math.min(window.innerWidth, right) - Math.max(0, left);
}
