import type { PageKey } from '../../../src/core/config/types';
import { isShown } from '../../../src/ui/is-shown';

/** Elements, the first that has it counts → what a key leads to in it. */
const PARTS: Readonly<Record<Exclude<PageKey, 'help'>, readonly (readonly [tags: string, part: string])[]>> =
  {
    search: [['oms-topnav', '[part~="search"] input']],
    notices: [
      ['oms-notice-center, oms-topnav', 'button.oms-icon-button[part~="button"]'],
      // In a bar without room for the bell its menu has the entry.
      ['oms-topnav', '[data-rest] > button'],
    ],
    organisation: [['oms-org-switcher, oms-topnav', 'button.oms-org-button']],
    menu: [
      ['oms-sidemenu', '.oms-filter-input'],
      // Beside the column of modules the field is in the flyout of one.
      ['oms-sidemenu', '[data-module][aria-current], [data-module]'],
    ],
    feedback: [['oms-feedback', '[part~="trigger"]']],
  };

/** The control that a key leads to; null where the page does not have it or does not show it. */
export function partOf(key: PageKey): HTMLElement | null {
  if (key === 'help') return null;
  for (const [tags, part] of PARTS[key]) {
    for (const element of document.querySelectorAll(tags)) {
      const found = [...(element.shadowRoot?.querySelectorAll<HTMLElement>(part) ?? [])];
      // A panel may be laid out before it is opened.
      const shown = found.find(isShown);
      if (shown) return shown;
    }
  }
  return null;
}

/** Does what a press of it by the keyboard does; a field gets the focus. */
export function leadTo(key: PageKey): void {
  const part = partOf(key);
  if (!part) return;
  part.focus();
  if (part instanceof HTMLInputElement) {
    part.select();
    return;
  }
  // As by Enter: a second press of the keys does not close it again.
  if (part.getAttribute('aria-expanded') !== 'true') part.click();
  if (key === 'menu') focusOnceThere(part.getRootNode() as ShadowRoot, '.oms-filter-input');
}

/** The code of a flyout may still be on its way. What the person does meanwhile counts: then the focus stays. */
function focusOnceThere(root: ShadowRoot, selector: string): void {
  const stop = new AbortController();
  const { signal } = stop;
  const look = () => {
    const field = root.querySelector<HTMLInputElement>(selector);
    if (!field || !isShown(field)) return;
    stop.abort();
    field.focus();
  };
  const watch = new MutationObserver(look);
  watch.observe(root, { childList: true, subtree: true, attributes: true });
  const giveUp = () => stop.abort();
  signal.addEventListener('abort', () => watch.disconnect());
  for (const type of ['keydown', 'pointerdown'])
    window.addEventListener(type, giveUp, { signal, capture: true });
  look();
}
