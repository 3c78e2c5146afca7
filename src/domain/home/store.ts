import { defineStore, type ResetReason } from '../../core/store/define-store';
import { startOver } from '../../core/store/fresh';
import { createResource, type Resource } from '../../core/store/resource';
import { announcementListStore } from '../announcements/lists';
import { announcementsStore } from '../announcements/store';
import { noticesStore } from '../notices/store';
import { tasksStore } from '../tasks/store';
import { loadDashboard, loadWarehouses } from './api';
import type { Dashboard, Warehouse } from './types';

/** Pause in ms between two loads while the home panel is shown. */
export const REFRESH_EVERY = 180_000;
/** Age in ms up to which the panel shows what there is: it came while the panel was rendered. */
const FRESH = 3_000;

export interface Home {
  readonly dashboard: Resource<Dashboard>;
  readonly warehouses: Resource<readonly Warehouse[]>;
  /** Loads again everything that the panel shows. */
  refresh(): void;
  /** Keeps the panel fresh until the returned function is called. */
  show(): () => void;
  reset(reason: ResetReason): void;
}

/** The home panel: its own figures, and the refresh of the lists and counts that it shares with the bell. */
export const homeStore = defineStore('home', (shell): Home => {
  const dashboard = createResource<Dashboard>({
    load: (signal) => loadDashboard(shell, signal),
    recovery: shell.recovery,
  });
  const warehouses = createResource<readonly Warehouse[]>({
    load: (signal) => loadWarehouses(shell, signal),
    recovery: shell.recovery,
  });
  const tasks = shell.use(tasksStore);
  const announcements = shell.use(announcementListStore);
  const counts = [shell.use(noticesStore), shell.use(announcementsStore)];

  /** Why there is no announcement to show. */
  const listError = () => {
    const { items, error } = announcements.recent.$state.get();
    return items.length === 0 ? error : null;
  };

  function refreshLists(): void {
    void dashboard.refresh();
    void warehouses.refresh();
    void tasks.refresh();
    void announcements.open();
  }

  return {
    dashboard,
    warehouses,
    refresh() {
      refreshLists();
      for (const { stats } of counts) void stats.refresh();
    },
    show() {
      for (const shown of [dashboard, warehouses, tasks]) shown.freshen(FRESH);
      announcements.ahead();
      const watch = shell.recovery.watch({ error: listError, retry: announcements.recent.retry });
      const stops = [
        // The realtime connection keeps the counts fresh by itself.
        shell.platform.clock.every(REFRESH_EVERY, refreshLists),
        announcements.recent.$state.listen(watch.update),
        watch.stop,
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
    reset(reason) {
      startOver(dashboard, reason);
      startOver(warehouses, reason);
    },
  };
});
