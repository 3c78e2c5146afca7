import { defineStore } from '../../core/shell';
import { refreshAfterWrite } from '../../core/store/fresh';
import { createRecent } from '../../core/store/recent';
import { fetchRecent } from './lists-api';
import { readBy, readMessage } from './read-message';
import { announcementsStore } from './store';
import type { Announcement } from './types';

/** The newest announcements, for the panel. */
export const announcementListStore = defineStore('announcementList', (shell) => {
  const { request, i18n, session, platform } = shell;
  const { stats } = shell.use(announcementsStore);
  const recent = createRecent<Announcement>(
    (from, signal) => fetchRecent(request, from, signal),
    ({ id }) => id,
  );

  function renew(): void {
    recent.reset();
    if (recent.$state.lc > 0) void recent.search(null);
  }
  const show = (id: string, read: boolean) =>
    recent.$state.setKey(
      'items',
      recent.$state.get().items.map((one) => (one.id === id ? { ...one, read } : one)),
    );
  // Read in another tab is read here, at once.
  platform.tabs.listen((message) => {
    const id = readBy(message, session.$state.get().user?.id);
    if (id === null) return;
    show(id, true);
    if (stats.$state.lc > 0) void refreshAfterWrite(stats);
  });
  // Titles come in the language of the call.
  i18n.$lang.listen(renew);

  return {
    recent,
    /** Loads the newest; what was loaded before is shown meanwhile. */
    open: () => recent.search(null),
    /** Shows one as read while `mark` tells the service, then counts anew; as unread again where that fails. */
    async markRead(id: string, mark: () => Promise<void>): Promise<void> {
      show(id, true);
      try {
        await mark();
        const user = session.$state.get().user?.id;
        if (user !== undefined) platform.tabs.post(readMessage(user, id));
        await refreshAfterWrite(stats);
      } catch {
        show(id, false);
      }
    },
    reset: renew,
  };
});
