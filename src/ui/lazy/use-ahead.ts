import { useContext, useEffect } from 'react';
import { idleStore } from '../../core/store/idle';
import { RootContext } from '../../react/sheet';
import { useShell } from '../../react/shell-context';
import type { Place } from './render-ahead';

/**
 * Makes ready, once the page is idle, what a press will need: code that is fetched and has run, and the later texts.
 * @param prepare the one of the first render counts
 */
export function useAhead(prepare: (place: Place) => void): void {
  const shell = useShell();
  const root = useContext(RootContext);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `prepare` may be a new function with each render
  useEffect(
    () =>
      shell.use(idleStore).run(() => {
        shell.i18n.later().catch(() => {});
        prepare({ shell, root });
      }),
    [shell],
  );
}
