import { useEffect } from 'react';
import { announcementsStore } from '../../features/announcements/store';
import { homeStore } from '../../features/home/store';
import type { Unread } from '../../features/home/types';
import { noticesStore } from '../../features/notices/store';
import { useFeature } from '../../react/shell-context';
import { useStore } from '../../react/use-store';

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

/** The bell's counts on the panel's lines: they know what was read before the service does. */
export function useBellCounts(lines: readonly Unread[] | null): readonly Unread[] | null {
  const announcements = useStore(useFeature(announcementsStore).stats.$state).data;
  const notices = useStore(useFeature(noticesStore).stats.$state).data;
  if (lines === null) return null;
  return lines.map((line) => {
    const known = line.type === 1 ? announcements?.unread : notices?.[`${line.type}`]?.unread;
    return known === undefined ? line : { ...line, count: known };
  });
}
