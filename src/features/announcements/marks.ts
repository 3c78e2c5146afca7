import { idOf, isWire } from '../../core/session/wire';
import { defineStore } from '../../core/shell';
import { createMarks } from '../../core/store/marks';
import { markAsRead } from './detail-api';
import { announcementsStore } from './store';
import type { Announcement, AnnouncementStats } from './types';

interface AnnouncementMark {
  id: string;
  /** 1 where it was counted as unread, as far as was known; else 0. */
  count: number;
}

type One = Pick<Announcement, 'id' | 'read'>;

export const announcementMarksStore = defineStore('announcement-marks', (shell) => {
  const counts = shell.use(announcementsStore);
  const { put, ...marks } = createMarks<AnnouncementMark, One, AnnouncementStats>(shell, {
    name: 'announcements',
    check: checkMark,
    send: ({ id }, options) => markAsRead(shell.request, id, options),
    covers: (mark, { id }) => mark.id === id,
    counterOf: () => 'all',
    counts,
    take: ({ unread, lastId, lastRead }, left, isRead) => ({
      unread: left('all', { unread, lastId }),
      lastId,
      lastRead: lastId === null || isRead({ id: lastId, read: lastRead }),
    }),
  });

  /** The service may count the latest alone: then another is not among the unread. */
  function isCounted(id: string): boolean {
    const { data } = counts.stats.$state.get();
    if (data === null) return true;
    return id === data.lastId ? !data.lastRead : data.unread > (data.lastRead ? 0 : 1);
  }
  return {
    ...marks,
    /** Rejects with a ShellError where the service refuses. */
    async markRead(one: One): Promise<void> {
      if (marks.isRead(one)) return;
      await put({ id: one.id, count: isCounted(one.id) ? 1 : 0 });
    },
  };
});

function checkMark(wire: unknown): AnnouncementMark | null {
  if (!isWire(wire) || (wire.count !== 0 && wire.count !== 1)) return null;
  const id = idOf(wire.id);
  return id === null ? null : { id, count: wire.count };
}
