import { createLive } from '../../core/realtime/live';
import { defineStore } from '../../core/shell';
import { startOver } from '../../core/store/fresh';
import { checkStats, fetchStats } from './api';
import type { AnnouncementStats } from './types';

/** ms between pulls while nothing is pushed (spec 9). */
const EVERY = 300_000;

/** How many are unread, and the newest: all that the bell needs. The list is in `lists.ts`. */
export const announcementsStore = defineStore('announcements', (shell) => {
  const stats = createLive<AnnouncementStats>(shell, {
    name: 'announcements',
    every: EVERY,
    pull: (signal) => fetchStats(shell.request, signal),
    check: checkStats,
  });
  return { stats, reset: () => startOver(stats) };
});
