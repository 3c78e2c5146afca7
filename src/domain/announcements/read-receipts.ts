import { defineStore } from '../../core/store/define-store';
import { idOf, isRecord } from '../../page/json/json';
import { createReadReceipts } from '../read-receipts/read-receipts';
import { markAsRead } from './detail-api';
import { announcementsStore } from './store';
import type { Announcement, AnnouncementStats } from './types';

interface AnnouncementReceipt {
  id: string;
  /** 1 if the known counts had it as unread, else 0. */
  count: number;
}

type One = Pick<Announcement, 'id' | 'read'>;

/** Read receipts of announcements. */
export const announcementReceiptsStore = defineStore('announcement-receipts', (shell, scope) => {
  const counts = shell.use(announcementsStore);
  const { put, ...receipts } = createReadReceipts<AnnouncementReceipt, One, AnnouncementStats>(shell, scope, {
    name: 'announcements',
    check: checkReceipt,
    send: ({ id }, options) => markAsRead(shell.request, id, options),
    covers: (receipt, { id }) => receipt.id === id,
    counterOf: () => 'all',
    counts,
    subtract: ({ unread, lastId, lastRead }, left, isRead) => ({
      unread: left('all', { unread, lastId }),
      lastId,
      lastRead: lastId === null || isRead({ id: lastId, read: lastRead }),
    }),
  });

  /** A service may count the latest one only: then the others are not among the unread. */
  function isCounted(id: string): boolean {
    const { data } = counts.stats.$state.get();
    if (data === null) return true;
    return id === data.lastId ? !data.lastRead : data.unread > (data.lastRead ? 0 : 1);
  }
  return {
    ...receipts,
    /** Rejects with a ShellError where the service refuses. */
    async markRead(one: One): Promise<void> {
      if (receipts.isRead(one)) return;
      await put({ id: one.id, count: isCounted(one.id) ? 1 : 0 });
    },
  };
});

function checkReceipt(raw: unknown): AnnouncementReceipt | null {
  if (!isRecord(raw) || (raw.count !== 0 && raw.count !== 1)) return null;
  const id = idOf(raw.id);
  return id === null ? null : { id, count: raw.count };
}
