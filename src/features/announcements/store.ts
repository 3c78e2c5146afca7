import { createLive } from '../../core/realtime/live';
import { defineStore } from '../../core/shell';
import { startOver } from '../../core/store/fresh';
import { type Hearing, withTaken } from '../../core/store/taken';
import { checkStats, fetchStats } from './api';
import type { AnnouncementStats } from './types';

const NAME = 'announcements';
/** ms between pulls while nothing is pushed (spec 9). */
const EVERY = 300_000;

/** How many are unread, and the newest: all that the bell needs. The list is in `lists.ts`, marking in `marks.ts`. */
export const announcementsStore = defineStore(NAME, (shell) => {
  const base = createLive<AnnouncementStats>(shell, {
    name: NAME,
    every: EVERY,
    pull: (signal) => fetchStats(shell.request, signal),
    check: checkStats,
  });
  const marks = async (): Promise<Hearing> => shell.use((await import('./marks')).announcementMarksStore);
  return { ...withTaken(shell, NAME, base, marks), reset: () => startOver(base) };
});
