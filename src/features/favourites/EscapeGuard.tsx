import { useLayoutEffect, useRef } from 'react';

/** While an entry is lifted, Escape puts it back and closes nothing: this listener runs before that of the layer. */
export function EscapeGuard({ onEscape }: { onEscape(): void }) {
  const latest = useRef(onEscape);
  const mark = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    latest.current = onEscape;
  });
  useLayoutEffect(() => {
    const view = mark.current?.ownerDocument.defaultView;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      latest.current();
    };
    view?.addEventListener('keydown', onKeyDown, true);
    return () => view?.removeEventListener('keydown', onKeyDown, true);
  }, []);
  return <span ref={mark} hidden />;
}
