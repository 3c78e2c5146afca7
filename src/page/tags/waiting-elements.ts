import { PAINTED, type PaintedRoot } from '../picture/format';

/** Of an element that was on the page when the page called `destroy()`. For all bundles of a page. */
const WAITING: unique symbol = Symbol.for('oms.shell.waiting');
/** With the `display` that it had before. */
type MaybeWaiting = HTMLElement & { [WAITING]?: { display: string } | null };

/**
 * Whether the element waits for the next shell. It starts none, even where its code comes only now: the host has ended
 * the shell meanwhile.
 */
export const isWaiting = (element: Element): boolean => !!(element as MaybeWaiting)[WAITING];

/** For an element that has its shell, or that has left the page: put there again it starts one, as a new element does. */
export function endWaiting(element: MaybeWaiting): void {
  if (element[WAITING]) element.style.display = element[WAITING].display;
  element[WAITING] = null;
}

/**
 * At `destroy()`: the elements of the page wait for the next shell without taking room, and what the loader has drawn
 * of them goes. The loader calls it, too, on pages that have replaced natives.
 */
export function waitForNextShell(): void {
  const all = document.querySelectorAll<MaybeWaiting>('*');
  for (let i = 0; i < all.length; i++) {
    const element = all[i]!;
    // The field of a form may be named like the property.
    if (!/^oms-/.test(`${element.localName}`)) continue;
    element[WAITING] ??= { display: element.style.display };
    element.style.display = 'none';
    const root: PaintedRoot | null = element.shadowRoot;
    if (root?.[PAINTED]) root.replaceChildren();
  }
}
