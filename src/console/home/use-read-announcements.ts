import { useEffect, useRef } from 'react';
import { refreshAfterWrite } from '../../core/store/fresh';
import { announcementMarksStore } from '../../features/announcements/marks';
import { homeStore } from '../../features/home/store';
import type { Announcement } from '../../features/home/types';
import { useFeature } from '../../react/shell-context';
import { useStore } from '../../react/use-store';

/** What was read in a dialog, here or in another tab, is read on the panel, too: at once, and when the service knows of it. */
export function useReadAnnouncements(all: readonly Announcement[] | null): readonly Announcement[] | null {
  const { announcements } = useFeature(homeStore);
  const marks = useFeature(announcementMarksStore);
  useStore(marks.$pending);
  // Replies on their way may have been given before the service knew.
  const known = useRef(new Set<string>());
  useEffect(
    () =>
      marks.onAccepted((isCovered) => {
        for (const one of announcements.$state.get().data ?? [])
          if (isCovered(one)) known.current.add(one.id);
        void refreshAfterWrite(announcements);
      }),
    [announcements, marks],
  );
  const isRead = (one: Announcement) => one.read || known.current.has(one.id) || marks.isRead(one);
  return all?.map((one) => (one.read || !isRead(one) ? one : { ...one, read: true })) ?? null;
}
