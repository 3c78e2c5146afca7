import { type MapStore, map, onMount } from 'nanostores';
import { type ShellError, toShellError } from '../../core/errors';
import { defineStore } from '../../core/shell';
import { fetchAnnouncement } from './detail-api';
import { announcementMarksStore } from './marks';
import { fetchPage } from './page-api';
import { type Beside, beside, type Direction, type Known, learn } from './paging';
import { announcementsStore } from './store';
import type { Announcement, AnnouncementDetail } from './types';

/** What a button of the paging knows: `unknown` until the announcement's place in the list is found. */
export interface Side {
  state: 'ahead' | 'end' | 'unknown';
  /** Where it leads, as far as the page is known; else empty. */
  title: string;
}

export interface ReadingState {
  id: string;
  /** What is shown: while another is on its way, the one before it. */
  shown: AnnouncementDetail | null;
  loading: boolean;
  /** Why the announcement did not load. */
  error: ShellError | null;
  previous: Side;
  next: Side;
  /** The button that waits for the adjacent page. */
  moving: Direction | null;
  /** Why the neighbours did not load. */
  problem: ShellError | null;
}

export interface Reading {
  readonly $state: MapStore<ReadingState>;
  /** Loads anew what did not load. */
  retry(): void;
  /** Shows another. Reached so it is not marked as read (spec 4). */
  show(id: string): void;
  /** The id of the neighbour, for which the adjacent page may have to be loaded; null at an end, or with `problem`. */
  step(direction: Direction): Promise<string | null>;
}

const UNKNOWN: Side = { state: 'unknown', title: '' };
const DIRECTIONS = ['previous', 'next'] as const;

/** An announcement and the way to those beside it. */
export const readingStore = defineStore('announcement-reading', (shell) => {
  const { request, i18n } = shell;
  const marks = shell.use(announcementMarksStore);
  const { stats } = shell.use(announcementsStore);

  /** @param query opened by its address: it is not marked as read (spec 4) */
  function open(first: string, { query = false } = {}): Reading {
    const $state = map<ReadingState>({
      id: first,
      shown: null,
      loading: false,
      error: null,
      previous: UNKNOWN,
      next: UNKNOWN,
      moving: null,
      problem: null,
    });
    const set = (part: Partial<ReadingState>) => $state.set({ ...$state.get(), ...part });
    let known: Known<Announcement> = new Map();
    const calls = { detail: new AbortController(), paging: new AbortController() };
    /** Ends the call under way; the new one's. */
    function begin(call: keyof typeof calls): AbortSignal {
      calls[call].abort();
      calls[call] = new AbortController();
      return calls[call].signal;
    }

    async function load(): Promise<void> {
      const signal = begin('detail');
      const { id } = $state.get();
      set({ loading: true, error: null });
      try {
        const shown = await fetchAnnouncement(request, id, signal);
        if (signal.aborted) return;
        set({ shown, loading: false });
        // Where the service refuses it stays unread, and the next visit marks it: nothing that a reader would have to do.
        if (!query && id === first) marks.markRead(shown).catch(() => {});
      } catch (thrown) {
        if (!signal.aborted) set({ shown: null, loading: false, error: toShellError(thrown) });
      }
    }

    const sides = (): Record<Direction, Beside<Announcement>> => {
      const { id } = $state.get();
      return { previous: beside(known, id, 'previous'), next: beside(known, id, 'next') };
    };
    const tell = () => {
      const found = sides();
      set({ previous: toSide(found.previous), next: toSide(found.next) });
    };
    async function learnPage(page: number, signal: AbortSignal): Promise<void> {
      known = learn(known, await fetchPage(request, { page }, signal));
    }

    /** Looks for the announcement's place. */
    async function locate(): Promise<void> {
      const signal = begin('paging');
      set({ problem: null, moving: null });
      try {
        for (;;) {
          tell();
          const found = sides();
          const unknown = DIRECTIONS.map((direction) => found[direction]).find(
            ({ kind }) => kind === 'search',
          );
          if (unknown?.kind !== 'search') return;
          await learnPage(unknown.page, signal);
          if (signal.aborted) return;
        }
      } catch (thrown) {
        if (!signal.aborted) set({ problem: toShellError(thrown) });
      }
    }

    async function step(direction: Direction): Promise<string | null> {
      if ($state.get().moving) return null;
      const signal = begin('paging');
      set({ problem: null });
      try {
        for (;;) {
          const found = sides()[direction];
          if (found.kind === 'item') return found.item.id;
          if (found.kind === 'end') return null;
          set({ moving: direction });
          await learnPage(found.page, signal);
          if (signal.aborted) return null;
        }
      } catch (thrown) {
        if (!signal.aborted) set({ problem: toShellError(thrown) });
        return null;
      } finally {
        if (!signal.aborted) {
          set({ moving: null });
          tell();
        }
      }
    }

    /** Another language, or a list that has grown: what is known of it is not true any more. */
    function startOver(): void {
      known = new Map();
      void locate();
    }

    onMount($state, () => {
      void load();
      void locate();
      const stops = [
        i18n.$lang.listen(() => {
          void load();
          startOver();
        }),
        stats.$state.listen(({ data }, before) => {
          if (before?.data && data && data.lastId !== before.data.lastId) startOver();
        }),
      ];
      return () => {
        for (const stop of stops) stop();
        for (const call of Object.values(calls)) call.abort();
      };
    });

    return {
      $state,
      retry: () => void load(),
      show(id) {
        if (id === $state.get().id) return;
        set({ id });
        void load();
        void locate();
      },
      step,
    };
  }
  return { open };
});

function toSide(found: Beside<Announcement>): Side {
  if (found.kind === 'item') return { state: 'ahead', title: found.item.title };
  if (found.kind === 'edge') return { state: 'ahead', title: '' };
  return found.kind === 'end' ? { state: 'end', title: '' } : UNKNOWN;
}
