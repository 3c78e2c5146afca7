import { defineStore } from '../../core/shell';
import { createFresh, startOver } from '../../core/store/fresh';
import { fetchStats } from './api';
import type { AnnouncementStats } from './types';

/** How many are unread: all that the bell needs. The list is in `lists.ts`. */
export const announcementsStore = defineStore('announcements', (shell) => {
  const stats = createFresh<AnnouncementStats>(shell, (signal) => fetchStats(shell.request, signal));
  return { stats, reset: () => startOver(stats) };
});
