import { type ShellError, toShellError } from '../../core/errors';
import type { RequestClient } from '../../core/request/types';
import { fetchPage } from './page-api';
import { type Adjacent, adjacentTo, type Direction, type KnownPages, withPage } from './paging';
import type { Announcement } from './types';

/** One button of the paging: `unknown` until the announcement's position in the list is found. */
export interface Neighbour {
  state: 'ahead' | 'end' | 'unknown';
  /** The neighbour's title, if its page is known; else empty. */
  title: string;
}

export const UNKNOWN: Neighbour = { state: 'unknown', title: '' };
const DIRECTIONS = ['previous', 'next'] as const;

interface NeighboursState {
  previous: Neighbour;
  next: Neighbour;
  moving: Direction | null;
  problem: ShellError | null;
}

export interface Neighbours {
  /** Loads pages until the position of the announcement is found. */
  locate(): Promise<void>;
  /** See `AnnouncementViewer.step`. */
  step(direction: Direction): Promise<string | null>;
  /** Discards the known pages, which are outdated. */
  startOver(): void;
  stop(): void;
}

/**
 * Finds the neighbours of an announcement, page by page.
 * @param currentId the id of the announcement
 * @param set gets every change of the state
 */
export function createNeighbours(
  request: RequestClient,
  currentId: () => string,
  set: (change: Partial<NeighboursState>) => void,
): Neighbours {
  let known: KnownPages<Announcement> = new Map();
  let moving = false;
  let call = new AbortController();

  function startCall(): AbortSignal {
    call.abort();
    call = new AbortController();
    return call.signal;
  }

  const find = (direction: Direction) => adjacentTo(known, currentId(), direction);
  const update = () => set({ previous: toNeighbour(find('previous')), next: toNeighbour(find('next')) });
  const setMoving = (direction: Direction | null) => {
    moving = direction !== null;
    set({ moving: direction });
  };
  async function loadPage(page: number, signal: AbortSignal): Promise<void> {
    known = withPage(known, await fetchPage(request, { page }, signal));
  }

  async function locate(): Promise<void> {
    const signal = startCall();
    moving = false;
    set({ problem: null, moving: null });
    try {
      for (;;) {
        update();
        const unknown = DIRECTIONS.map(find).find(({ kind }) => kind === 'search');
        if (unknown?.kind !== 'search') return;
        await loadPage(unknown.page, signal);
        if (signal.aborted) return;
      }
    } catch (thrown) {
      if (!signal.aborted) set({ problem: toShellError(thrown) });
    }
  }

  async function step(direction: Direction): Promise<string | null> {
    if (moving) return null;
    const signal = startCall();
    set({ problem: null });
    try {
      for (;;) {
        const found = find(direction);
        if (found.kind === 'item') return found.item.id;
        if (found.kind === 'end') return null;
        setMoving(direction);
        await loadPage(found.page, signal);
        if (signal.aborted) return null;
      }
    } catch (thrown) {
      if (!signal.aborted) set({ problem: toShellError(thrown) });
      return null;
    } finally {
      if (!signal.aborted) {
        setMoving(null);
        update();
      }
    }
  }

  return {
    locate,
    step,
    startOver() {
      known = new Map();
      void locate();
    },
    stop: () => call.abort(),
  };
}

function toNeighbour(found: Adjacent<Announcement>): Neighbour {
  if (found.kind === 'item') return { state: 'ahead', title: found.item.title };
  if (found.kind === 'edge') return { state: 'ahead', title: '' };
  return found.kind === 'end' ? { state: 'end', title: '' } : UNKNOWN;
}
