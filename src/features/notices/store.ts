import { computed } from 'nanostores';
import { createLive } from '../../core/realtime/live';
import { defineStore } from '../../core/shell';
import { startOver } from '../../core/store/fresh';
import { type Hearing, withTaken } from '../../core/store/taken';
import { checkStats, fetchStats } from './api';
import { NOTICE_TYPES, type NoticeStats } from './types';

const NAME = 'notices';
/** ms between pulls of the counts while none are pushed (spec 9). */
const EVERY = 180_000;

/** Unread counts of reminders and messages: all that the bell needs. Lists, details and marking are in files loaded later. */
export const noticesStore = defineStore(NAME, (shell) => {
  const base = createLive<NoticeStats>(shell, {
    name: NAME,
    every: EVERY,
    pull: (signal) => fetchStats(shell.request, signal),
    check: checkStats,
  });
  const marks = async (): Promise<Hearing> => shell.use((await import('./marks')).noticeMarksStore);
  const counts = withTaken(shell, NAME, base, marks);
  return {
    ...counts,
    /** Of all three types together; null until it is known. */
    $unread: computed(counts.stats.$state, ({ data }) =>
      data === null ? null : NOTICE_TYPES.reduce((sum, type) => sum + data[type].unread, 0),
    ),
    reset: () => startOver(base),
  };
});
