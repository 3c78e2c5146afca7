import { computed, onMount, type ReadableAtom } from 'nanostores';
import { defineStore } from '../../core/store/define-store';
import type { ResourceState } from '../../core/store/resource';
import { readTime } from '../../core/time/read-time';
import { announcementListStore } from '../announcements/lists';
import { announcementsStore } from '../announcements/store';
import { noticesStore } from '../notices/store';
import { NOTICE_TYPES } from '../notices/types';

/** Types of messages by the number of their tab (docs/behaviour.md#notices). */
export type UnreadType = 1 | 2 | 3 | 4;

/** The number of unread messages of a type, and the latest of them. */
export interface LatestOfType {
  type: UnreadType;
  count: number;
  /** Null where nothing is unread, and where the newest is read: then the list alone knows the others. */
  last: { readonly id: string; readonly title: string; readonly at: string } | null;
}

/** A line for each type, announcements first, from the counts and the list of the bell. */
export const latestByTypeStore = defineStore('latest-by-type', ({ config, use }) => {
  const announcements = use(announcementsStore).stats;
  const notices = use(noticesStore).stats;
  const list = use(announcementListStore);

  const $state: ReadableAtom<ResourceState<readonly LatestOfType[]>> = computed(
    [announcements.$state, notices.$state, list.recent.$state],
    (announcement, notice, { items, total, error: listError }) => {
      const loading = announcement.loading || notice.loading;
      const error = announcement.error ?? notice.error ?? listError;
      const stale = announcement.stale || notice.stale;
      if (!announcement.data || !notice.data || total === null) return { data: null, loading, error, stale };
      const last = items.find(({ read }) => !read);
      const lines: LatestOfType[] = [
        {
          type: 1,
          count: announcement.data.unread,
          last:
            last && announcement.data.unread > 0
              ? { id: last.id, title: last.title, at: last.updatedAt }
              : null,
        },
      ];
      for (const type of NOTICE_TYPES) {
        const { unread, last: newest } = notice.data[type];
        lines.push({
          type: Number(type) as UnreadType,
          count: unread,
          last:
            newest && unread > 0 && !newest.read && newest.title !== ''
              ? { ...newest, at: readTime(newest.at, config.serviceTimeZone) }
              : null,
        });
      }
      return { data: lines, loading, error, stale };
    },
  );
  // The bell loads the list itself; a page without the bell shows the latest announcement too.
  onMount($state, () => {
    if (list.recent.$state.get().total === null) void list.open();
  });
  return {
    $state,
    refresh() {
      void announcements.refresh();
      void notices.refresh();
      void list.open();
    },
  };
});
