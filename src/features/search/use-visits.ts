import { useEffect } from 'react';
import { toShellError } from '../../core/errors';
import { loadPart } from '../../page/platform/load-part';
import { useShell } from '../../react/shell-context';

/** ms on a page before it counts as visited, and before anything is fetched for it. */
const VISIT_DELAY = 1000;

/** Remembers the pages that the user visits, for the search. */
export function useVisits(): void {
  const shell = useShell();
  useEffect(() => {
    let gone = false;
    let stop = () => {};
    const cancel = shell.platform.clock.after(VISIT_DELAY, () => {
      loadPart(() => import('../../domain/search/visits')).then(
        ({ trackVisits }) => {
          if (!gone) stop = trackVisits(shell);
        },
        (thrown) => shell.events.error('part', toShellError(thrown).message, 'search'),
      );
    });
    return () => {
      gone = true;
      cancel();
      stop();
    };
  }, [shell]);
}
