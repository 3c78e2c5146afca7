import { cookie } from '../platform/cookie';
import { isMac } from '../platform/is-mac';
import * as COOKIES from '../storage-keys/cookies';
import { isClosed } from './closed-root';
import { isComposing } from './composing';
import { hasLetters } from './letter-keys';
import { onPageKey } from './own-keys';

const TYPING = 'input, textarea, select, [role="textbox"], [role="searchbox"], [role="combobox"]';

/** Calls `focus` for Ctrl K, ⌘ K and, outside fields, `/`; unless the page has used the key for itself. Returns the end of it. */
export function onSearchKey(focus: () => void): () => void {
  return onPageKey((event) => {
    if (event.defaultPrevented || !leadsToSearch(event)) return;
    // Behind a modal dialog the bar is inert.
    if ([...event.composedPath()].some((at) => at instanceof HTMLDialogElement && at.matches(':modal')))
      return;
    event.preventDefault();
    focus();
  });
}

function leadsToSearch(event: KeyboardEvent): boolean {
  if (event.altKey || isComposing(event)) return false;
  const [target] = event.composedPath();
  const element = target instanceof Element ? target : null;
  if (event.ctrlKey || event.metaKey) {
    if (event.shiftKey || event.key.toLowerCase() !== 'k') return false;
    // In a text that can be formatted it makes a link; on a Mac, Control with K cuts the rest of a line.
    return !isFormatted(element) && (event.metaKey || !isMac() || !element?.matches(TYPING));
  }
  // Some keyboards have it above the 7.
  return event.key === '/' && !isTyping(element) && hasLetters(cookie(COOKIES.look.name));
}

const isFormatted = (element: Element | null): boolean =>
  (element instanceof HTMLElement && element.isContentEditable) || document.designMode === 'on';

function isTyping(element: Element | null): boolean {
  if (!element) return false;
  return isClosed(element) || element.closest(TYPING) !== null || isFormatted(element);
}
