import { useEffect } from 'react';
import type { Arrival } from './tooltips';

/**
 * Shows what stands in `root` its tooltips. The code for them comes when the pointer or the focus first does; until then,
 * and where it does not come, the browser shows each `title` itself.
 */
export function useTooltips(root: ShadowRoot): void {
  useEffect(() => {
    const away = new AbortController();
    const { signal } = away;
    // biome-ignore lint/correctness/noUnusedVariables: `??=` reads it
    let asked: unknown;
    let last: Arrival;
    // Target read at once: after an event it is the element that the root belongs to.
    const come = ({ type, target }: Event) => {
      last = { type, target };
      asked ??= import('./tooltips').then(
        ({ showTooltips }) => showTooltips(root, last, signal),
        () => {},
      );
    };
    root.addEventListener('pointerover', come, { signal });
    root.addEventListener('focusin', come, { signal });
    return () => away.abort();
  }, [root]);
}
