import type { PageKey } from '../../../src/core/config/types';
import { pressesOf } from '../../../src/features/keys/table';
import { partOf } from './parts-of-page';

/** As ARIA writes them. There is no form for one press after another; read out, these two are what to press. */
function shortcutsOf(key: PageKey, letters: boolean): string {
  if (key === 'search') return letters ? 'Control+K Meta+K /' : 'Control+K Meta+K';
  return pressesOf(key)[0]?.join(' ') ?? '';
}

/**
 * A control says its key once the focus or the pointer comes near: screen readers and its tooltip read it from there.
 * Returns what takes that from them.
 * @param letters whether keys without Ctrl or ⌘ are on
 */
export function nameKeys(on: readonly PageKey[], letters: boolean): () => void {
  const keys = on.filter((key) => key === 'search' || (letters && key !== 'help'));
  const named = new Map<PageKey, HTMLElement>();
  const name = () => {
    for (const key of keys) {
      // To look for it lays out the page.
      if (named.get(key)?.isConnected) continue;
      const part = partOf(key);
      if (!part) continue;
      named.set(key, part);
      part.dataset.keys = pressesOf(key)[0]?.join(' ');
      part.setAttribute('aria-keyshortcuts', shortcutsOf(key, letters));
    }
  };
  const onEvent = ({ target }: Event) => {
    if (target instanceof Element && target.localName.startsWith('oms-')) name();
  };
  name();
  const types = ['focusin', 'pointerover'] as const;
  for (const type of types) document.addEventListener(type, onEvent, true);
  return () => {
    for (const type of types) document.removeEventListener(type, onEvent, true);
    for (const part of named.values()) {
      delete part.dataset.keys;
      part.removeAttribute('aria-keyshortcuts');
    }
  };
}
