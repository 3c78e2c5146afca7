import { useEffect } from 'react';
import { announcementsStore } from '../../src/domain/announcements/store';
import { guideVisibilityStore } from '../../src/domain/guide/visibility';
import { loadPart } from '../../src/page/platform/load-part';
import { useFeature, useShell } from '../../src/react/shell-context';
import { useStore } from '../../src/react/use-store';

/** Opens the newest unread announcement where the bell is. The code loads when there is one. */
export function useLatestAnnouncement(): void {
  const shell = useShell();
  const guide = useFeature(guideVisibilityStore);
  const { data } = useStore(useFeature(announcementsStore).stats.$state);
  const due = data !== null && data.lastId !== null && !data.lastRead;
  useEffect(() => {
    if (!due) return;
    let stop = () => {};
    let ended = false;
    loadPart(() => import('./latest')).then(
      ({ watchLatest }) => {
        if (!ended) stop = watchLatest(shell, guide);
      },
      // The user has not asked for it, and the list has the announcement too.
      (error: unknown) => shell.events.error('part', String(error), 'announcements'),
    );
    return () => {
      ended = true;
      stop();
    };
  }, [due, shell, guide]);
}
