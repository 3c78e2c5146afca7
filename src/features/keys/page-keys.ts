import type { PageKey } from '../../core/config/types';
import { isClosed } from '../../page/keyboard/closed-root';
import { isComposing } from '../../page/keyboard/composing';
import { isShown } from '../../ui/is-shown';
import { LEAD, SECOND } from './table';

/** ms within which the second press follows the first. */
const TOGETHER = 1500;

/** What takes letters: fields of any kind, lists and trees in which they find an entry, and what is worked by keys of its own. */
const TAKES_LETTERS =
  'input, textarea, select, audio, video, iframe, object, embed, [contenteditable]:not([contenteditable="false"]), ' +
  [
    'textbox',
    'searchbox',
    'combobox',
    'spinbutton',
    'listbox',
    'menu',
    'menubar',
    'tree',
    'grid',
    'treegrid',
    'application',
  ]
    .map((role) => `[role="${role}"]`)
    .join(', ');

/** What the host, or the shell, has put before the page. */
const MODAL = 'dialog:modal, [aria-modal="true"], .modal.in, .modal.show, .ui-widget-overlay';

/**
 * Runs `lead` for the keys of the shell, after all listeners of the page but those at the window that came later: what
 * one of them has prevented is the page's own. Returns the end of it.
 * @param isOn whether a key leads anywhere here and now
 */
export function listenForKeys(isOn: (key: PageKey) => boolean, lead: (key: PageKey) => void): () => void {
  let begun = Number.NEGATIVE_INFINITY;

  const keyOf = ({ key, timeStamp }: KeyboardEvent): PageKey | undefined => {
    const letter = key.toLowerCase();
    const isSecond = timeStamp - begun < TOGETHER;
    begun = letter === LEAD && !isSecond ? timeStamp : Number.NEGATIVE_INFINITY;
    if (key === '?') return 'help';
    return isSecond && Object.hasOwn(SECOND, letter) ? SECOND[letter as keyof typeof SECOND] : undefined;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, repeat } = event;
    // Shift makes a letter great, and a question mark of what is below it.
    if (key === 'Shift') return;
    if (
      event.defaultPrevented ||
      ctrlKey ||
      metaKey ||
      altKey ||
      repeat ||
      isComposing(event) ||
      isTaken(event)
    ) {
      begun = Number.NEGATIVE_INFINITY;
      return;
    }
    const wanted = keyOf(event);
    if (wanted === undefined || !isOn(wanted) || isBehindModal()) return;
    event.preventDefault();
    lead(wanted);
  };
  window.addEventListener('keydown', onKeyDown);
  return () => window.removeEventListener('keydown', onKeyDown);
}

/** Whether the key is that of what has the focus, whichever roots it is in. */
function isTaken(event: KeyboardEvent): boolean {
  if (document.designMode === 'on') return true;
  const path = [...event.composedPath()].filter((at) => at instanceof Element);
  const [target] = path;
  return (
    (target !== undefined && isClosed(target)) ||
    path.some((at) => at.matches(TAKES_LETTERS) || (at as HTMLElement).isContentEditable)
  );
}

/**
 * Also where the focus is on the page behind it, as after a press beside it. Rarely asked: only for a key that would
 * lead somewhere.
 */
function isBehindModal(root: ParentNode = document): boolean {
  if ([...root.querySelectorAll(MODAL)].some(isShown)) return true;
  return [...root.querySelectorAll('*')].some(({ shadowRoot }) => shadowRoot && isBehindModal(shadowRoot));
}
