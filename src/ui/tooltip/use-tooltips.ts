import { useEffect } from 'react';
import { loadPart } from '../../core/platform/load-part';
import type { Arrival } from './tooltips';

/**
 * Shows tooltips in `root`. The first pointer or focus event fetches the code; until then, and where that fails, the
 * browser shows each `title` itself.
 */
export function useTooltips(root: ShadowRoot): void {
  useEffect(() => {
    const away = new AbortController();
    const { signal } = away;
    // biome-ignore lint/correctness/noUnusedVariables: `??=` reads it
    let asked: unknown = null;
    let last: Arrival;
    // Read the target at once: after the event it is the shadow root's host.
    const load = ({ type, target }: Event) => {
      last = { type, target };
      asked ??= loadPart(() => import('./tooltips')).then(
        ({ showTooltips }) => showTooltips(root, last, signal),
        () => {
          asked = null;
        },
      );
    };
    root.addEventListener('pointerover', load, { signal });
    root.addEventListener('focusin', load, { signal });
    return () => away.abort();
  }, [root]);
}
