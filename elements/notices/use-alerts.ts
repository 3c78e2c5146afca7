import { useEffect } from 'react';
import { noticesStore } from '../../src/features/notices/store';
import { useShell } from '../../src/react/shell-context';

/** ms that a page has to come to rest before what alerts is fetched; a change of the counts fetches it at once. */
const REST = 5000;

/** News are alerted of where the bell is. */
export function useAlerts(ready: boolean): void {
  const shell = useShell();
  useEffect(() => {
    if (!ready) return;
    const { $state } = shell.use(noticesStore).stats;
    const first = $state.get().data;
    const ended = new AbortController();
    const start = () => {
      stop();
      import('./alerts/watch')
        .then(({ watchAlerts }) => watchAlerts(shell, first, ended.signal))
        // The badge counts all the same.
        .catch((error) => shell.events.error('part', String(error), 'alerts'));
    };
    const cancel = shell.platform.clock.after(REST, start);
    const unlisten = $state.listen(({ data }) => {
      if (data !== first) start();
    });
    const stop = () => {
      cancel();
      unlisten();
    };
    return () => {
      stop();
      ended.abort();
    };
  }, [ready, shell]);
}
