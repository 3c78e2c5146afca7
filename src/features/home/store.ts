import { onMount } from 'nanostores';
import { defineStore } from '../../core/shell';
import { createResource, type Resource } from '../../core/store/resource';
import { loadDashboard, loadWarehouses } from './api';
import { ANNOUNCEMENT_ROWS, loadAnnouncements, loadTasks, loadUnread } from './feed-api';
import type { Announcement, Dashboard, Task, Unread, Warehouse } from './types';

/** Ms between two loads while the home panel is shown. */
export const REFRESH_EVERY = 180_000;

export interface Home {
  readonly dashboard: Resource<Dashboard>;
  readonly warehouses: Resource<readonly Warehouse[]>;
  readonly tasks: Resource<readonly Task[]>;
  readonly unread: Resource<readonly Unread[]>;
  readonly announcements: Resource<readonly Announcement[]>;
  /** Loads everything anew that is shown. */
  refresh(): void;
  /** The same for what is unread: something was read, or came in. */
  recount(): void;
  reset(): void;
}

export const homeStore = defineStore('home', (shell): Home => {
  const dashboard = createResource<Dashboard>({ load: (signal) => loadDashboard(shell, signal) });
  const warehouses = createResource<readonly Warehouse[]>({
    load: (signal) => loadWarehouses(shell, signal),
  });
  const tasks = createResource<readonly Task[]>({ load: (signal) => loadTasks(shell, signal) });
  const unread = createResource<readonly Unread[]>({ load: (signal) => loadUnread(shell, signal) });
  const announcements = createResource<readonly Announcement[]>({
    load: (signal) => loadAnnouncements(shell, ANNOUNCEMENT_ROWS, signal),
  });
  const all = [dashboard, warehouses, tasks, unread, announcements];

  /** Only as long as somebody looks: each is kept fresh from its first listener to its last. */
  function keepFresh({ $state, refresh }: Pick<Resource<unknown>, '$state' | 'refresh'>): void {
    onMount($state, () => {
      // What an earlier visit to the page has left is shown meanwhile.
      if ($state.get().data !== null) void refresh();
      const stops = [
        shell.platform.clock.every(REFRESH_EVERY, () => void refresh()),
        // Titles come in the language of the call.
        shell.i18n.$lang.listen(() => void refresh()),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    });
  }
  for (const resource of all) keepFresh(resource as Pick<Resource<unknown>, '$state' | 'refresh'>);
  const renew = (resources: readonly Pick<(typeof all)[number], '$state' | 'refresh'>[]) => {
    for (const { $state, refresh } of resources) if ($state.lc > 0) void refresh();
  };
  return {
    dashboard,
    warehouses,
    tasks,
    unread,
    announcements,
    refresh: () => renew(all),
    recount: () => renew([unread, announcements]),
    reset() {
      for (const resource of all) resource.reset();
      renew(all);
    },
  };
});
