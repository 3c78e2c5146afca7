import { useEffect } from 'react';
import { noticesStore } from '../../src/domain/notices/store';
import { loadPart } from '../../src/page/platform/load-part';
import { useShell } from '../../src/react/shell-context';

/** Delay in ms before the code of the alerts is fetched; a change of the counts fetches it at once. */
const DELAY = 5000;

/** Alerts the user of new messages where the bell is. */
export function useAlerts(ready: boolean): void {
  const shell = useShell();
  useEffect(() => {
    if (!ready) return;
    const { $state } = shell.use(noticesStore).stats;
    const first = $state.get().data;
    const ended = new AbortController();
    const start = () => {
      stop();
      loadPart(() => import('./alerts/watch'))
        .then(({ watchAlerts }) => watchAlerts(shell, first, ended.signal))
        // The badge still shows the count.
        .catch((error) => shell.events.error('part', String(error), 'alerts'));
    };
    const cancel = shell.platform.clock.after(DELAY, start);
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
