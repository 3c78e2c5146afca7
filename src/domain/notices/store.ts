import { computed } from 'nanostores';
import { createLive } from '../../core/realtime/live';
import { defineStore, type ResetReason } from '../../core/store/define-store';
import { startOver } from '../../core/store/fresh';
import { loadPart } from '../../page/platform/load-part';
import { createUnreadCounts, type ReceiptReader } from '../read-receipts/unread-counts';
import { checkStats, fetchStats } from './api';
import { NOTICE_TYPES, type NoticeStats } from './types';

const NAME = 'notices';
/** Pause in ms between pulls of the counts while nothing is pushed (docs/behaviour.md#polling). */
export const NOTICES_EVERY = 180_000;

/**
 * Unread counts of reminders and messages: all that the bell needs. Lists, details and read receipts are in files
 * loaded later.
 */
export const noticesStore = defineStore(NAME, (shell, scope) => {
  const base = createLive<NoticeStats>(shell, {
    name: NAME,
    every: NOTICES_EVERY,
    pull: (signal) => fetchStats(shell.request, signal),
    check: checkStats,
  });
  const receipts = async (): Promise<ReceiptReader> =>
    shell.use((await loadPart(() => import('./read-receipts'))).noticeReceiptsStore);
  const counts = createUnreadCounts(shell, scope, NAME, base, receipts);
  return {
    ...counts,
    /** Of all three types together; null until it is known. */
    $unread: computed(counts.stats.$state, ({ data }) =>
      data === null ? null : NOTICE_TYPES.reduce((sum, type) => sum + data[type].unread, 0),
    ),
    reset(reason: ResetReason) {
      if (reason === 'organisation') startOver(base, reason);
      // The titles differ by language, the numbers stay meanwhile. A live resource forgets both at the sign-out by itself.
      else if (reason === 'language' && base.$state.lc > 0) void base.refresh();
    },
  };
});
