import { toShellError } from '../../core/errors';
import { PREFIX } from '../../core/session/stored';
import { defineStore } from '../../core/shell';
import { announcementsStore } from './store';

/** ms between two looks at whether a busy page has become free. */
const LOOK = 1000;
const KEY = `${PREFIX}announcementShown.`;

export interface LatestOptions {
  /** Whether something else has the page: another dialog, the guide, a page where a password is typed. */
  busy(): boolean;
  /** True in the one tab of all that shall show it. */
  claim(kind: 'announcement', id: string): Promise<boolean>;
}

/**
 * The newest announcement pops up once (spec 4): when it is unread and another than the last that was shown to this user. It waits
 * for a page that is free, and what is newest then is shown. A host may turn it off (`alerts.announcement`).
 */
export const latestStore = defineStore('latest-announcement', (shell) => {
  const { session, platform, commands, events } = shell;
  const { alerts } = shell.config;
  const { stats } = shell.use(announcementsStore);
  const watchers = new Set<LatestOptions>();
  let working = false;
  let stopLooking = () => {};

  /** The newest, where it has to be shown. */
  function due(): { key: string; id: string } | null {
    const { status, user } = session.$state.get();
    const { data } = stats.$state.get();
    if (!alerts.announcement || status !== 'signed-in' || !user) return null;
    if (!data || data.lastId === null || data.lastRead) return null;
    const key = KEY + user.id;
    return platform.local.get(key) === data.lastId ? null : { key, id: data.lastId };
  }

  function look(): void {
    stopLooking();
    const [watcher] = watchers;
    const news = due();
    if (!watcher || !news || working) return;
    if (watcher.busy()) stopLooking = platform.clock.after(LOOK, look);
    else void show(news, watcher);
  }

  async function show({ key, id }: { key: string; id: string }, { claim }: LatestOptions): Promise<void> {
    working = true;
    try {
      const mine = await claim('announcement', id);
      // Whichever tab it is that shows it: it is shown.
      platform.local.set(key, id);
      if (mine) await commands.run('showAnnouncement', id);
    } catch (thrown) {
      const error = toShellError(thrown);
      events.error(error.code, error.message, 'announcements');
    } finally {
      working = false;
      look();
    }
  }

  let stops: (() => void)[] = [];
  return {
    /** Takes part until what is returned is called. The first who does decides when the page is free. */
    watch(options: LatestOptions): () => void {
      watchers.add(options);
      if (watchers.size === 1) stops = [stats.$state.listen(look), session.$state.listen(look)];
      look();
      return () => {
        watchers.delete(options);
        if (watchers.size > 0) return;
        stopLooking();
        for (const stop of stops) stop();
      };
    },
  };
});
