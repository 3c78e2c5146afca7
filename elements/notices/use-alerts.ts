import { useEffect } from 'react';
import { useShell } from '../../src/react/shell-context';

/** News are alerted of where the bell is. What does it is fetched once the counts are there. */
export function useAlerts(ready: boolean): void {
  const shell = useShell();
  useEffect(() => {
    if (!ready) return;
    const stop = import('./alerts/watch').then(({ watchAlerts }) => watchAlerts(shell));
    // The badge counts all the same.
    stop.catch((error: unknown) => shell.events.error('part', String(error), 'alerts'));
    return () =>
      void stop.then(
        (end) => end(),
        () => {},
      );
  }, [ready, shell]);
}
