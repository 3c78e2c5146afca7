import { defineStore } from '../../src/core/store/define-store';
import type { Shell } from '../../src/shell/shell';
import { PAINTED, type PaintedRoot } from '../paint/format';

/** Of an element that was on the page when its shell ended. For all bundles of a page. */
const WAITING: unique symbol = Symbol.for('oms.shell.waiting');
type MaybeWaiting = Element & { [WAITING]?: boolean | undefined };

/** Whether the element waits for the next shell. It starts none, even where its code comes only now: the host has ended the shell meanwhile. */
export const isWaiting = (element: MaybeWaiting): boolean => element[WAITING] === true;

/** For an element that has left the page: put there again it starts a shell, as a new one does. */
export function endWaiting(element: MaybeWaiting): void {
  element[WAITING] = undefined;
}

/** When a shell ends, the elements of the page wait for the next one, and what the loader has drawn of them goes. */
export const waitingElementsStore = defineStore('waiting-elements', (_: Shell, scope) => {
  scope.add(() => {
    for (const element of document.querySelectorAll<MaybeWaiting>('*')) {
      if (!element.localName.startsWith('oms-')) continue;
      element[WAITING] = true;
      const root: PaintedRoot | null = element.shadowRoot;
      if (root?.[PAINTED]) root.replaceChildren();
    }
  });
  return {};
});
