import { useEffect } from 'react';
import { announcementsStore } from '../../src/features/announcements/store';
import { guideWishStore } from '../../src/features/guide/wish';
import { useFeature, useShell } from '../../src/react/shell-context';
import { useStore } from '../../src/react/use-store';

/** The newest unread announcement pops up where the bell is. What does it is fetched when there is one. */
export function useLatestAnnouncement(): void {
  const shell = useShell();
  const guide = useFeature(guideWishStore);
  const { data } = useStore(useFeature(announcementsStore).stats.$state);
  const due = data !== null && data.lastId !== null && !data.lastRead;
  useEffect(() => {
    if (!due) return;
    let stop = () => {};
    let ended = false;
    import('./latest').then(
      ({ watchLatest }) => {
        if (!ended) stop = watchLatest(shell, guide);
      },
      // Nobody has asked for it: the announcement is in the list all the same.
      (error: unknown) => shell.events.error('part', String(error), 'announcements'),
    );
    return () => {
      ended = true;
      stop();
    };
  }, [due, shell, guide]);
}
