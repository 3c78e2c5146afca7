import { atom, computed } from 'nanostores';
import { createLive } from '../../core/realtime/live';
import { OUTBOX } from '../../core/session/stored';
import { isWire } from '../../core/session/wire';
import { defineStore } from '../../core/shell';
import { startOver } from '../../core/store/fresh';
import type { ResourceState } from '../../core/store/resource';
import { checkStats, fetchStats } from './api';
import { NOTICE_TYPES, type NoticeStats } from './types';

/** ms between pulls of the counts while none are pushed (spec 9). */
const EVERY = 180_000;

/** Unread counts of reminders and messages: all that the bell needs. Lists, details and marking are in files loaded later. */
export const noticesStore = defineStore('notices', (shell) => {
  const { request, platform } = shell;
  const base = createLive<NoticeStats>(shell, {
    name: 'notices',
    every: EVERY,
    pull: (signal) => fetchStats(request, signal),
    check: checkStats,
  });
  /** What is shown as read although the service may not know of it yet, taken off. Set by `marks.ts`. */
  const $taken = atom<(stats: NoticeStats) => NoticeStats>((stats) => stats);
  const $state = computed(
    [base.$state, $taken],
    (state, taken): ResourceState<NoticeStats> =>
      state.data ? { ...state, data: taken(state.data) } : state,
  );

  // Another tab has read something, or an earlier visit could not tell the service.
  const wake = () =>
    import('./marks').then(
      ({ noticeMarksStore }) => shell.use(noticeMarksStore),
      () => null,
    );
  if (platform.local.keys().some((key) => key.startsWith(`${OUTBOX}.notices.`))) void wake();
  platform.tabs.listen(async (message) => {
    if (isWire(message) && message.type === 'notices-read') (await wake())?.hear(message);
  });

  return {
    base,
    $taken,
    stats: { $state, refresh: base.refresh },
    /** Of all three types together; null until it is known. */
    $unread: computed($state, ({ data }) =>
      data === null ? null : NOTICE_TYPES.reduce((sum, type) => sum + data[type].unread, 0),
    ),
    reset: () => startOver(base),
  };
});
