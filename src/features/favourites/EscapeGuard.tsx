import { useLayoutEffect, useRef } from 'react';
import { isComposing } from '../../page/keyboard/composing';
import { takeEscape } from '../../ui/keyboard/take-escape';

/** While an entry is lifted, Escape puts it back and closes nothing: this listener runs before that of the layer. */
export function EscapeGuard({ onEscape }: { onEscape(): void }) {
  const latest = useRef(onEscape);
  useLayoutEffect(() => {
    latest.current = onEscape;
  });
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event)) return;
      takeEscape(event);
      event.stopImmediatePropagation();
      latest.current();
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, []);
  return null;
}
