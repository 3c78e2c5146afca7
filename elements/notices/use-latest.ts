import { useEffect } from 'react';
import { useShell } from '../../src/react/shell-context';

/** The newest unread announcement pops up where the bell is. What does it is fetched once the page stands. */
export function useLatestAnnouncement(ready: boolean): void {
  const shell = useShell();
  useEffect(() => {
    if (!ready) return;
    let stop = () => {};
    let ended = false;
    import('./latest').then(
      ({ watchLatest }) => {
        if (!ended) stop = watchLatest(shell);
      },
      // Nobody has asked for it: the announcement is in the list all the same.
      (error: unknown) => shell.events.error('part', String(error), 'announcements'),
    );
    return () => {
      ended = true;
      stop();
    };
  }, [ready, shell]);
}
