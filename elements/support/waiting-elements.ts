import { PAINTED, type PaintedRoot } from '../paint/format';

/** Of an element that was on the page when the page called `destroy()`. For all bundles of a page. */
const WAITING: unique symbol = Symbol.for('oms.shell.waiting');
type MaybeWaiting = Element & { [WAITING]?: boolean };

/** Whether the element waits for the next shell. It starts none, even where its code comes only now: the host has ended the shell meanwhile. */
export const isWaiting = (element: MaybeWaiting): boolean => !!element[WAITING];

/** For an element that has left the page: put there again it starts a shell, as a new one does. */
export function endWaiting(element: MaybeWaiting): void {
  element[WAITING] = false;
}

/** At `destroy()`: the elements of the page wait for the next shell, and what the loader has drawn of them goes. */
export function waitForNextShell(): void {
  for (const element of document.querySelectorAll<MaybeWaiting>('*')) {
    // The field of a form may be named like the property.
    if (!`${element.localName}`.startsWith('oms-')) continue;
    element[WAITING] = true;
    const root: PaintedRoot | null = element.shadowRoot;
    if (root?.[PAINTED]) root.replaceChildren();
  }
}
