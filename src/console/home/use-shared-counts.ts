import { useEffect } from 'react';
import { announcementsStore } from '../../features/announcements/store';
import { homeStore } from '../../features/home/store';
import { noticesStore } from '../../features/notices/store';
import { useFeature } from '../../react/shell-context';

/** What is read in the bell or in a dialog is read on the panel, too: it counts anew when their counts change. */
export function useSharedCounts(): void {
  const { recount } = useFeature(homeStore);
  const announcements = useFeature(announcementsStore).stats;
  const notices = useFeature(noticesStore).stats;
  useEffect(() => {
    const stops = [
      announcements.$state.listen(({ data }, before) => {
        if (before?.data && data?.unread !== before.data.unread) recount();
      }),
      notices.$state.listen(({ data }, before) => {
        if (before?.data && JSON.stringify(data) !== JSON.stringify(before.data)) recount();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [announcements, notices, recount]);
}
