import { claim } from '../../../src/core/realtime/claim';
import { defineStore } from '../../../src/core/shell';
import { isNewer } from '../../../src/features/notices/newer';
import { noticesStore } from '../../../src/features/notices/store';
import type { NoticeStats } from '../../../src/features/notices/types';
import { unreadStore } from '../unread';
import {
  forgetItem,
  type Item,
  isLater,
  latestOf,
  type News,
  type Owner,
  recall,
  remember,
  unreadOf,
} from './items';
import type { Sign } from './sign';

/**
 * The new-message alert (spec 4): something is unread, and the latest is another than before. One tab of all tells of it; what
 * comes while it does takes the first one's place.
 */
export const alertsStore = defineStore('alerts', (shell) => {
  const { session, organisations, platform, events } = shell;
  const stats = shell.use(noticesStore).stats.$state;
  const { $unread } = shell.use(unreadStore);
  let watchers = 0;
  let stops: (() => void)[] = [];
  let signs: readonly Sign[] = [];
  let owner: Owner | null = null;
  /** The latest that was alerted of, here or elsewhere, or that was there before; undefined until that is known. */
  let known: Item | null | undefined;
  /** The counts that the page began with, until they have been looked at. */
  let first: NoticeStats | null = null;
  /** Raised when what is under way has become somebody else's. */
  let turn = 0;
  let working = false;
  /** Others whose place was taken by what is shown; null while nothing is. */
  let replaced: number | null = null;
  /** What was unread before the first of those that are shown together. */
  let before = 0;

  function forget(): void {
    turn += 1;
    working = false;
    known = undefined;
    owner = null;
    first = null;
    end();
  }

  function end(): void {
    replaced = null;
    for (const sign of signs) sign.end();
  }

  function ownerNow(): Owner | null {
    const { status, user } = session.$state.get();
    return status === 'signed-in' && user ? { user: user.id, organisation: organisations.contextId() } : null;
  }

  /** What is to be alerted of now. */
  function next(): News | null {
    const { data } = stats.get();
    const latest = data && known !== undefined ? latestOf(data, { unread: true }) : null;
    return latest && isLater(latest, known ?? null) ? latest : null;
  }

  function look(): void {
    const now = ownerNow();
    if (owner && (owner.user !== now?.user || owner.organisation !== now.organisation)) forget();
    const { data } = stats.get();
    if (watchers === 0 || !now || !data) return;
    if (!owner) {
      owner = now;
      const start = first ?? data;
      first = null;
      const latest = latestOf(start, { unread: true });
      const kept = recall(platform.local, owner);
      known = kept === undefined ? latestOf(start) : kept;
      if (kept === undefined) remember(platform.local, owner, known);
      // How many came since the last visit nobody knows.
      before = unreadOf(start) - (latest && isLater(latest, known) ? 1 : 0);
    }
    if (next()) void work(owner);
    else if (!working && replaced === null) before = unreadOf(data);
  }

  async function work(mine: Owner): Promise<void> {
    if (working) return;
    working = true;
    const started = turn;
    try {
      for (let news = next(); news; news = next()) {
        known = news;
        const won = await claim(shell, 'notice', news.id, { already: replaced !== null, isNewer });
        if (started !== turn) return;
        remember(platform.local, mine, known);
        if (won) tell(news);
        // Another tab goes on with it.
        else end();
      }
    } catch (error) {
      events.error('alert', String(error), 'notices');
    } finally {
      if (started === turn) working = false;
    }
    look();
  }

  function tell(news: News): void {
    const { data } = stats.get();
    replaced = replaced === null ? 0 : replaced + 1;
    const more = Math.max(replaced, data ? unreadOf(data) - before - 1 : 0);
    const { id, type, title, brief, url, at } = news;
    events.emit('oms-notice', { id, type, title, brief, url, at });
    for (const sign of signs) sign.show({ news, more });
  }

  const count = () => {
    const unread = $unread.get();
    if (unread) for (const sign of signs) sign.count?.(unread.total);
  };

  return {
    /** Takes part until what is returned is called; `make` is asked for the ways to tell by the first who does. */
    watch(make: () => readonly Sign[], start: NoticeStats | null = null): () => void {
      watchers += 1;
      if (watchers === 1) {
        signs = make();
        first = start;
        stops = [$unread.subscribe(count), stats.listen(look), session.$state.listen(look)];
        look();
      }
      return () => {
        watchers -= 1;
        if (watchers > 0) return;
        for (const stop of stops) stop();
        forget();
        signs = [];
      };
    },
    /** What was shown has gone: the next one is an alert of its own. */
    over(): void {
      if (replaced === null) return;
      replaced = null;
      look();
    },
    /** Another organisation: what is there in it is known, whatever was kept while the switch was under way. */
    reset(): void {
      const kept = owner ?? ownerNow();
      if (kept) forgetItem(platform.local, kept);
      forget();
    },
  };
});
