import { useEffect } from 'react';
import type { Arrival } from './tooltips';

/**
 * Shows what stands in `root` its tooltips. The code for them comes when the pointer or the focus first does; until then,
 * and where it does not come, the browser shows each `title` itself.
 */
export function useTooltips(root: ShadowRoot | null): void {
  useEffect(() => {
    if (!root) return;
    const away = new AbortController();
    const { signal } = away;
    let last: Arrival | undefined;
    const come = ({ type, target }: Event) => {
      const asked = last;
      // Read at once: after an event the target is the element that the root belongs to.
      last = { type, target };
      if (asked) return;
      import('./tooltips').then(
        ({ showTooltips }) => signal.aborted || showTooltips(root, last, signal),
        () => {
          last = undefined;
        },
      );
    };
    for (const name of ['pointerover', 'focusin']) root.addEventListener(name, come, { signal });
    return () => away.abort();
  }, [root]);
}
