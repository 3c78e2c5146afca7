import { defineStore } from '../../core/shell';
import { withRead } from '../../core/store/marks';
import { createRecent } from '../../core/store/recent';
import { fetchRecent } from './lists-api';
import { announcementMarksStore } from './marks';
import type { Announcement } from './types';

/** The newest announcements, for the panel. */
export const announcementListStore = defineStore('announcementList', ({ use, request, i18n }) => {
  const list = createRecent<Announcement>(
    (from, signal) => fetchRecent(request, from, signal),
    ({ id }) => id,
  );
  const recent = { ...list, $state: withRead<Announcement>(list.$state, use(announcementMarksStore)) };

  function renew(): void {
    list.reset();
    if (recent.$state.lc > 0) void list.search(null);
  }
  // Titles come in the language of the call.
  i18n.$lang.listen(renew);

  return {
    recent,
    /** Loads the newest; what was loaded before is shown meanwhile. */
    open: () => list.search(null),
    reset: renew,
  };
});
