import { createLive } from '../../core/realtime/live';
import { defineStore, type ResetReason } from '../../core/store/define-store';
import { startOver } from '../../core/store/fresh';
import { loadPart } from '../../page/platform/load-part';
import { createUnreadCounts, type ReceiptReader } from '../read-receipts/unread-counts';
import { checkStats, fetchStats } from './api';
import type { AnnouncementStats } from './types';

const NAME = 'announcements';
/** Pause in ms between pulls while nothing is pushed (docs/behaviour.md#polling). */
export const ANNOUNCEMENTS_EVERY = 300_000;

/**
 * How many are unread, and the newest: all that the bell needs. The list is in `lists.ts`, read receipts in
 * `read-receipts.ts`.
 */
export const announcementsStore = defineStore(NAME, (shell, scope) => {
  const base = createLive<AnnouncementStats>(shell, {
    name: NAME,
    every: ANNOUNCEMENTS_EVERY,
    pull: (signal) => fetchStats(shell.request, signal),
    check: checkStats,
  });
  const receipts = async (): Promise<ReceiptReader> =>
    shell.use((await loadPart(() => import('./read-receipts'))).announcementReceiptsStore);
  return {
    ...createUnreadCounts(shell, scope, NAME, base, receipts),
    reset(reason: ResetReason) {
      // The numbers are the same in every language, and a live resource forgets them at the sign-out by itself.
      if (reason === 'organisation') startOver(base, reason);
    },
  };
});
