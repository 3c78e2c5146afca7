import { useLayoutEffect, useRef } from 'react';
import { isComposing } from '../../ui/keyboard/composing';

/** While an entry is lifted, Escape puts it back and closes nothing: this listener runs before that of the layer. */
export function EscapeGuard({ onEscape }: { onEscape(): void }) {
  const latest = useRef(onEscape);
  useLayoutEffect(() => {
    latest.current = onEscape;
  });
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      latest.current();
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, []);
  return null;
}
