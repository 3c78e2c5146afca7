import { toShellError } from '../../core/errors';
import { defineStore } from '../../core/store/define-store';
import * as KEYS from '../../page/storage-keys/keys';
import type { DomainContext } from '../context';
import { announcementsStore } from './store';

/** Pause in ms between two checks whether a busy page is free. */
const CHECK_EVERY = 1000;
const KEY = KEYS.announcementShown;

export interface LatestOptions {
  /** Whether the page must not be covered: another dialog or the guide is open, or the page asks for a password. */
  busy(): boolean;
  /** Resolves to true in the one tab of all that shows it. */
  elect(kind: 'announcement', id: string): Promise<boolean>;
}

/**
 * Opens the newest announcement by itself, once (docs/behaviour.md#alerts): if it is unread and not the last one that
 * this user was shown. It waits until the page is free, and then shows the newest one. A host may turn it off
 * (`alerts.announcement`).
 */
export const latestStore = defineStore('latest-announcement', (shell: DomainContext) => {
  const { session, platform, commands, events } = shell;
  const { alerts } = shell.config;
  const { stats } = shell.use(announcementsStore);
  const watchers = new Set<LatestOptions>();
  let working = false;
  let stopWaiting = () => {};

  /** The newest announcement, if it has to be shown. */
  function due(): { key: string; id: string } | null {
    const { status, user } = session.$state.get();
    const { data } = stats.$state.get();
    if (!alerts.announcement || status !== 'signed-in' || !user) return null;
    if (!data || data.lastId === null || data.lastRead) return null;
    const key = KEY + user.id;
    return platform.local.get(key) === data.lastId ? null : { key, id: data.lastId };
  }

  function check(): void {
    stopWaiting();
    const [watcher] = watchers;
    const newest = due();
    if (!watcher || !newest || working) return;
    if (watcher.busy()) stopWaiting = platform.clock.after(CHECK_EVERY, check);
    else void show(newest, watcher);
  }

  async function show({ key, id }: { key: string; id: string }, { elect }: LatestOptions): Promise<void> {
    working = true;
    try {
      const elected = await elect('announcement', id);
      // Some tab shows it, this one or another.
      platform.local.set(key, id);
      if (elected) await commands.run('showAnnouncement', id);
    } catch (thrown) {
      const error = toShellError(thrown);
      events.error(error.kind, error.message, 'announcements');
    } finally {
      working = false;
      check();
    }
  }

  let stops: (() => void)[] = [];
  return {
    /** Watches until the returned function is called. The options of the first caller decide when the page is free. */
    watch(options: LatestOptions): () => void {
      watchers.add(options);
      if (watchers.size === 1) stops = [stats.$state.listen(check), session.$state.listen(check)];
      check();
      return () => {
        watchers.delete(options);
        if (watchers.size > 0) return;
        stopWaiting();
        for (const stop of stops) stop();
      };
    },
  };
});
