import { computed } from 'nanostores';
import { defineStore } from '../../core/shell';
import { createFresh, refreshAfterWrite, startOver } from '../../core/store/fresh';
import { fetchStats, markAsRead } from './api';
import { NOTICE_TYPES, type NoticeStats, type NoticeType } from './types';

/** Unread counts of reminders and messages: all that the bell needs. Lists and details are in `lists.ts`. */
export const noticesStore = defineStore('notices', (shell) => {
  const { request } = shell;
  /** Types being marked as a whole: a count that was asked for before shall not bring theirs back. */
  const clearing = new Set<NoticeType>();
  const stats = createFresh<NoticeStats>(shell, async (signal) => cleared(await fetchStats(request, signal)));

  const cleared = (counts: NoticeStats): NoticeStats => {
    const next = { ...counts };
    for (const type of clearing) next[type] = { ...next[type], unread: 0 };
    return next;
  };

  return {
    stats,
    /** Of all three types together; null until it is known. */
    $unread: computed(stats.$state, ({ data }) =>
      data === null ? null : NOTICE_TYPES.reduce((sum, type) => sum + data[type].unread, 0),
    ),
    /** Marks one. Rejects with a ShellError. */
    async markRead(id: string): Promise<void> {
      await markAsRead(request, { ids: [id] });
      void refreshAfterWrite(stats);
    },
    /** Marks all of a type: counted as read at once, and counted back where the service refuses. Rejects with a ShellError. */
    async markAllRead(type: NoticeType): Promise<void> {
      const before = stats.$state.get().data?.[type].unread ?? 0;
      const count = (unread: number) =>
        stats.mutate((data) => data && { ...data, [type]: { ...data[type], unread } });
      clearing.add(type);
      count(0);
      try {
        await markAsRead(request, { type });
      } catch (error) {
        clearing.delete(type);
        count(before);
        throw error;
      }
      clearing.delete(type);
      void refreshAfterWrite(stats);
    },
    reset() {
      clearing.clear();
      startOver(stats);
    },
  };
});
