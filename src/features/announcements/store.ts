import { defineStore } from '../../core/shell';
import { createFresh, refreshAfterWrite, startOver } from '../../core/store/fresh';
import { createRecent } from '../../core/store/recent';
import { fetchRecent, fetchStats } from './api';
import type { Announcement, AnnouncementStats } from './types';

export const announcementsStore = defineStore('announcements', (shell) => {
  const { request, i18n } = shell;
  const stats = createFresh<AnnouncementStats>(shell, (signal) => fetchStats(request, signal));
  const recent = createRecent<Announcement>(
    (from, signal) => fetchRecent(request, from, signal),
    ({ id }) => id,
  );

  function renew(): void {
    recent.reset();
    if (recent.$state.lc > 0) void recent.search(null);
  }
  // Titles come in the language of the call.
  i18n.$lang.listen(renew);

  return {
    stats,
    recent,
    /** Loads the newest; what was loaded before is shown meanwhile. */
    open: () => recent.search(null),
    /** Shows one as read while `mark` tells the service, then counts anew; as unread again where that fails. */
    async markRead(id: string, mark: () => Promise<void>): Promise<void> {
      const show = (read: boolean) =>
        recent.$state.setKey(
          'items',
          recent.$state.get().items.map((one) => (one.id === id ? { ...one, read } : one)),
        );
      show(true);
      try {
        await mark();
        await refreshAfterWrite(stats);
      } catch {
        show(false);
      }
    },
    reset() {
      startOver(stats);
      renew();
    },
  };
});
