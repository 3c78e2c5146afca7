import { defineStore, type ResetReason } from '../../core/store/define-store';
import { createRecent } from '../../core/store/recent';
import { withReceipts } from '../read-receipts/read-receipts';
import { fetchRecent } from './lists-api';
import { announcementReceiptsStore } from './read-receipts';
import { announcementsStore } from './store';
import type { Announcement } from './types';

/** The newest announcements, for every place that shows some of them. */
export const announcementListStore = defineStore('announcementList', ({ use, request, platform }) => {
  const list = createRecent<Announcement>(
    (from, signal) => fetchRecent(request, from, signal),
    ({ id }) => id,
    platform.clock,
  );
  const $state = withReceipts<Announcement>(list.$state, use(announcementReceiptsStore));
  return {
    recent: { ...list, $state },
    /** Loads the newest, or joins the running call; the items before remain until they are loaded. */
    open: () => list.open(use(announcementsStore).stats.$state.get().data?.lastId),
    /** Loads them before the panel opens. */
    ahead: list.ahead,
    reset(reason: ResetReason) {
      list.reset();
      if (reason !== 'user' && $state.lc > 0) void list.open();
    },
  };
});
