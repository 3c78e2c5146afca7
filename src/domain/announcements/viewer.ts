import { type MapStore, map, onMount } from 'nanostores';
import { type ShellError, toShellError } from '../../core/errors';
import { defineStore, type ResetReason } from '../../core/store/define-store';
import { fetchAnnouncement } from './detail-api';
import { createNeighbours, type Neighbour, UNKNOWN } from './neighbours';
import type { Direction } from './paging';
import { announcementReceiptsStore } from './read-receipts';
import { announcementsStore } from './store';
import type { AnnouncementDetail } from './types';

export interface ViewerState {
  id: string;
  /** The shown announcement: while the next one loads, the one before it. */
  shown: AnnouncementDetail | null;
  loading: boolean;
  /** Why the announcement did not load. */
  error: ShellError | null;
  previous: Neighbour;
  next: Neighbour;
  /** The direction of the button that waits for the adjacent page. */
  moving: Direction | null;
  /** Why the neighbours did not load. */
  problem: ShellError | null;
}

export interface AnnouncementViewer {
  readonly $state: MapStore<ViewerState>;
  /** Loads the announcement again after a failure. */
  retry(): void;
  /** Shows another announcement, which is not marked as read. */
  show(id: string): void;
  /** The id of the neighbour, for which the adjacent page may have to load; null at an end, or with `problem`. */
  step(direction: Direction): Promise<string | null>;
}

/** Shows one announcement at a time, and the way to its neighbours. */
export const viewerStore = defineStore('announcement-viewer', (shell) => {
  const { request } = shell;
  const receipts = shell.use(announcementReceiptsStore);
  const { stats } = shell.use(announcementsStore);
  /** Loads again what is shown now. */
  const reloads = new Set<() => void>();

  /** @param query opened by its address: it is not marked as read */
  function open(first: string, { query = false } = {}): AnnouncementViewer {
    const $state = map<ViewerState>({
      id: first,
      shown: null,
      loading: false,
      error: null,
      previous: UNKNOWN,
      next: UNKNOWN,
      moving: null,
      problem: null,
    });
    const set = (change: Partial<ViewerState>) => $state.set({ ...$state.get(), ...change });
    const neighbours = createNeighbours(request, () => $state.get().id, set);
    let call = new AbortController();

    async function load(): Promise<void> {
      call.abort();
      call = new AbortController();
      const { signal } = call;
      const { id } = $state.get();
      set({ loading: true, error: null });
      try {
        const shown = await fetchAnnouncement(request, id, signal);
        if (signal.aborted) return;
        set({ shown, loading: false });
        // If the service refuses, the announcement stays unread and the next visit tries again: the user has nothing to do.
        if (!query && id === first) receipts.markRead(shown).catch(() => {});
      } catch (thrown) {
        if (!signal.aborted) set({ shown: null, loading: false, error: toShellError(thrown) });
      }
    }

    onMount($state, () => {
      void load();
      void neighbours.locate();
      const startOver = () => {
        void load();
        neighbours.startOver();
      };
      reloads.add(startOver);
      const stops = [
        () => reloads.delete(startOver),
        // A newer announcement shifts the pages.
        stats.$state.listen(({ data }, before) => {
          if (before?.data && data && data.lastId !== before.data.lastId) neighbours.startOver();
        }),
      ];
      return () => {
        for (const stop of stops) stop();
        call.abort();
        neighbours.stop();
      };
    });

    return {
      $state,
      retry: () => void load(),
      show(id) {
        if (id === $state.get().id) return;
        set({ id });
        void load();
        void neighbours.locate();
      },
      step: neighbours.step,
    };
  }
  return {
    open,
    reset(reason: ResetReason) {
      // Titles differ by language; another organisation may not have the announcement.
      if (reason !== 'user') for (const startOver of reloads) startOver();
    },
  };
});
