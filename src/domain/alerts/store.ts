import { electOnce } from '../../core/election/elect-once';
import { defineStore, type ResetReason, type StoreContext } from '../../core/store/define-store';
import { isNewer } from '../notices/newer';
import { noticesStore } from '../notices/store';
import type { NoticeStats } from '../notices/types';
import { unreadStore } from '../unread/store';
import type { AlertChannel } from './channel';
import {
  type AlertOwner,
  createLastAlert,
  type LastAlert,
  type NewNotice,
  removeLastAlert,
  unreadOf,
} from './last-alert';
import { createShownAlert, type ShownAlert } from './shown-alert';
import { createUpToDate } from './up-to-date';

/**
 * Alerts of new messages (docs/behaviour.md#notices): shows the latest notice when it is unread and later than the last
 * one that is known. One tab of all shows it; a notice that arrives meanwhile replaces it.
 */
export const alertsStore = defineStore('alerts', (shell, scope) => {
  const { config, session, platform, events, realtime } = shell;
  const { stats: counts, base } = shell.use(noticesStore);
  const stats = counts.$state;
  const { $unread } = shell.use(unreadStore);
  const last = createLastAlert(platform.local, config.serviceTimeZone);
  const shown = createShownAlert(events);
  let watchers = 0;
  let stops: (() => void)[] = [];
  /** The counts at the start of the page, until `check` has used them. */
  let first: NoticeStats | null = null;
  /** Counts changes of the owner: an election for an earlier one is discarded. */
  let epoch = 0;
  let electing = false;
  /** Number of unread notices before the first of those that are shown together. */
  let unreadBefore = 0;
  const upToDate = createUpToDate(shell, base.$state);
  const elections = createElections(shell, shown);
  /**
   * The switch that began last, and until when the page knew all: what has come since is new, though the first counts
   * of the other organisation have it. So is a notice that no tab has been elected for yet.
   */
  let arrival: { to: string; known: number; open: NewNotice | null } | null = null;
  scope.add(
    events.on('oms-org-changing', ({ detail: { to } }) => {
      arrival = { to: to.id, known: upToDate.until(), open: elections.open() };
    }),
  );

  function forget(): void {
    epoch += 1;
    electing = false;
    first = null;
    last.clear();
    shown.end();
  }

  function ownerNow(): AlertOwner | null {
    const { status, user } = session.$state.get();
    return status === 'signed-in' && user ? { user: user.id, organisation: session.contextId() } : null;
  }

  function check(): void {
    const now = ownerNow();
    const owner = last.owner();
    if (owner && (owner.user !== now?.user || owner.organisation !== now.organisation)) forget();
    const { data } = stats.get();
    if (watchers === 0 || !now || !data) return;
    if (!last.owner()) {
      const start = first ?? data;
      first = null;
      last.begin(now, start, arrival?.to === now.organisation ? arrival : undefined);
      // The counts do not say how many notices are newer than the last visit: at least the latest is.
      unreadBefore = unreadOf(start) - (last.newer(start) ? 1 : 0);
    }
    if (last.newer(data)) void electAndShow();
    else if (!electing && !shown.isShown()) unreadBefore = unreadOf(data);
  }

  function hear(): void {
    upToDate.heard();
    check();
  }

  async function electAndShow(): Promise<void> {
    if (electing) return;
    electing = true;
    const started = epoch;
    const isCurrent = () => started === epoch;
    try {
      await showNewer(shell, last, shown, elections, unreadBefore, isCurrent);
    } catch (error) {
      events.error('alert', String(error), 'notices');
    } finally {
      if (isCurrent()) electing = false;
    }
    check();
  }

  return {
    /**
     * Alerts until the returned function is called.
     * @param createChannels runs for the first caller; a later one shares its channels
     * @param start the counts at the start of the page: later notices are new
     */
    watch(createChannels: () => readonly AlertChannel[], start: NoticeStats | null = null): () => void {
      watchers += 1;
      if (watchers === 1) {
        shown.setChannels(createChannels());
        first = start;
        const count = $unread.subscribe((unread) => unread && shown.count(unread.total));
        stops = [
          count,
          stats.listen(hear),
          session.$state.listen(check),
          realtime.$connection.listen(upToDate.connected),
        ];
        hear();
      }
      return () => {
        watchers -= 1;
        if (watchers > 0) return;
        for (const stop of stops) stop();
        forget();
        shown.setChannels([]);
      };
    },
    /** The shown alert has closed: the next one counts from now. */
    closed(): void {
      if (!shown.isShown()) return;
      shown.closed();
      check();
    },
    /** Notices that the other organisation has already are not new, even if this tab has stored one during the switch. */
    reset(reason: ResetReason): void {
      if (reason !== 'organisation') return;
      const owner = last.owner() ?? ownerNow();
      if (owner) removeLastAlert(platform.local, owner);
      forget();
    },
  };
});

interface Elections {
  /** Whether this tab is elected for the notice. */
  elects(notice: NewNotice): Promise<boolean>;
  /** It has shown the notice. */
  use(): void;
  /** The notice on which tabs do not agree yet. */
  open(): NewNotice | null;
}

/** A tab is elected for a notice once, and a switch may come before it has shown that: then the election stands. */
function createElections(shell: StoreContext, shown: ShownAlert): Elections {
  let last: { id: string; elected: Promise<boolean> } | null = null;
  let open: NewNotice | null = null;
  return {
    async elects(notice) {
      const { id } = notice;
      if (last?.id !== id)
        last = { id, elected: electOnce(shell, 'notice', id, { isShowing: shown.isShown(), isNewer }) };
      open = notice;
      try {
        return await last.elected;
      } finally {
        if (open === notice) open = null;
      }
    },
    use() {
      last = null;
    },
    open: () => open,
  };
}

/** Shows one newer notice after another, each if this tab is elected for it, until `isCurrent` is false. */
async function showNewer(
  shell: StoreContext,
  last: LastAlert,
  shown: ShownAlert,
  elections: Elections,
  unreadBefore: number,
  isCurrent: () => boolean,
): Promise<void> {
  const stats = shell.use(noticesStore).stats.$state;
  for (;;) {
    const { data } = stats.get();
    const notice = data && last.newer(data);
    if (!notice) return;
    last.set(notice);
    const elected = await elections.elects(notice);
    if (!isCurrent()) return;
    last.save();
    const now = stats.get().data;
    // Another tab shows the next alert, in the place of this one.
    if (!elected) shown.end();
    else {
      elections.use();
      shown.show(notice, now ? unreadOf(now) - unreadBefore - 1 : 0);
    }
  }
}
