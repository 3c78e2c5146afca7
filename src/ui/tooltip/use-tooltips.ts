import { useEffect } from 'react';
import { loadPart } from '../../page/platform/load-part';
import type { Arrival } from './tooltips';
import { isFree, ownerOf } from './words';

/**
 * Shows tooltips in `root`. The first pointer or focus event of a control fetches the code; until then, and where that fails, the
 * browser shows each `title` itself.
 */
export function useTooltips(root: ShadowRoot): void {
  useEffect(() => {
    const away = new AbortController();
    const { signal } = away;
    // biome-ignore lint/correctness/noUnusedVariables: `??=` reads it
    let asked: unknown = null;
    let last: Arrival | undefined;
    // Read the target at once: after the event it is the shadow root's host. What is open now may be closed once the
    // code is there.
    const load = (event: Event) => {
      const target = ownerOf(root, event.target);
      // The pointer still rests on what was pressed.
      const again = last?.target === target && !last?.free;
      last = { type: event.type, target, free: !again && target !== null && isFree(root, target) };
      // Such as a panel that has just opened: nothing has to be fetched while it is rendered.
      if (!target) return;
      asked ??= loadPart(() => import('./tooltips')).then(
        ({ showTooltips }) => last && showTooltips(root, last, signal),
        () => {
          asked = null;
        },
      );
    };
    root.addEventListener('pointerover', load, { signal });
    root.addEventListener('focusin', load, { signal });
    const press = () => {
      if (last) last = { ...last, free: false };
    };
    root.addEventListener('click', press, { signal, capture: true });
    return () => away.abort();
  }, [root]);
}
