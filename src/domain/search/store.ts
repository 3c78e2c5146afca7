import { atom, type MapStore, map, type ReadableAtom } from 'nanostores';
import { toShellError } from '../../core/errors';
import { defineStore, type ResetReason } from '../../core/store/define-store';
import { cleanText } from '../../core/text/clean';
import type { DomainContext } from '../context';
import { searchGroup } from './api';
import { GROUPS, type GroupName, type GroupState, isShort } from './types';

/** Pause in ms after the last keystroke before a search (docs/behaviour.md#search). */
export const DEBOUNCE = 500;

export interface SearchState extends Readonly<Record<GroupName, GroupState>> {
  /** The keyword of the last search; empty before the first one. */
  keyword: string;
}

export interface SearchRun {
  readonly keyword: string;
  /** Aborted once the text has changed. */
  readonly signal: AbortSignal;
}

export interface SearchStore {
  readonly $state: MapStore<SearchState>;
  /** The search under way, or done; null where nothing is searched for. Groups of the host follow it. */
  readonly $run: ReadableAtom<SearchRun | null>;
  /** The text of the field has changed: searches after a pause, if it has two characters or more. */
  type(text: string): void;
  /** Ends the pause: searches at once. */
  flush(): void;
  /** Loads a failed group again. */
  retry(group: GroupName): void;
  /** Discards the search: the panel is closed or the field empty. */
  clear(): void;
  reset(reason: ResetReason): void;
}

const IDLE: GroupState = { status: 'idle', total: 0, hits: [], error: null };
const NOTHING: SearchState = {
  keyword: '',
  orders: IDLE,
  products: IDLE,
  purchases: IDLE,
  announcements: IDLE,
};

/**
 * The global search: loads four groups at the same time and shows each when it arrives; replies to an older search are
 * discarded.
 */
export const searchStore = defineStore('search', (shell: DomainContext): SearchStore => {
  const { request, platform, i18n } = shell;
  const $state = map<SearchState>(NOTHING);
  const $run = atom<SearchRun | null>(null);
  let wanted = '';
  let cancel: (() => void) | null = null;
  let controller = new AbortController();

  function stop(): void {
    cancel?.();
    cancel = null;
    controller.abort();
    controller = new AbortController();
  }

  async function load(group: GroupName, keyword: string): Promise<void> {
    const { signal } = controller;
    // The rows of the last search remain until the new ones arrive, so that the panel does not jump.
    $state.setKey(group, { ...$state.get()[group], status: 'loading', error: null });
    try {
      const result = await searchGroup(request, group, keyword, i18n.language().fieldEnding, signal);
      if (!signal.aborted) $state.setKey(group, { ...result, status: 'done', error: null });
    } catch (thrown) {
      if (signal.aborted) return;
      $state.setKey(group, { ...IDLE, status: 'failed', error: toShellError(thrown) });
    }
  }

  function run(): void {
    stop();
    $state.setKey('keyword', wanted);
    $run.set({ keyword: wanted, signal: controller.signal });
    for (const group of GROUPS) void load(group, wanted);
  }

  function clear(): void {
    wanted = '';
    stop();
    forget();
  }

  function forget(): void {
    $state.set(NOTHING);
    $run.set(null);
  }

  return {
    $state,
    $run,
    type(text) {
      const next = cleanText(text);
      if (next === wanted) return;
      wanted = next;
      stop();
      if (isShort(next)) forget();
      else cancel = platform.clock.after(DEBOUNCE, run);
    },
    flush() {
      if (cancel) run();
    },
    retry(group) {
      if ($state.get()[group].status === 'failed') void load(group, $state.get().keyword);
    },
    clear,
    reset(reason) {
      if (reason !== 'language') clear();
      // The titles differ by language.
      else if ($state.get().keyword !== '') run();
    },
  };
});
