import { useEffect, useRef } from 'react';

const TYPING = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';

/** Ctrl K, ⌘ K and, outside fields, `/` lead to the search; unless the page has used the key for itself. */
export function useSearchKeys(focus: () => void, enabled: boolean): void {
  const latest = useRef(focus);
  useEffect(() => {
    latest.current = focus;
  });
  useEffect(() => {
    // A bar without a search leaves the browser's own search its key.
    if (!enabled) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !leadsToSearch(event)) return;
      // Behind a modal dialog the bar is inert.
      if (event.composedPath().some((at) => at instanceof HTMLDialogElement && at.matches(':modal'))) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [enabled]);
}

function leadsToSearch(event: KeyboardEvent): boolean {
  if (event.altKey || event.shiftKey || event.isComposing) return false;
  if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === 'k';
  const [target] = event.composedPath();
  return event.key === '/' && !(target instanceof Element && target.closest(TYPING));
}
