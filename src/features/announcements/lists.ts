import { defineStore } from '../../core/shell';
import { refreshAfterWrite } from '../../core/store/fresh';
import { createRecent } from '../../core/store/recent';
import { fetchRecent } from './lists-api';
import { announcementsStore } from './store';
import type { Announcement } from './types';

/** The newest announcements, for the panel. */
export const announcementListStore = defineStore('announcementList', (shell) => {
  const { request, i18n } = shell;
  const { stats } = shell.use(announcementsStore);
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
    reset: renew,
  };
});
