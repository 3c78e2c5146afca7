import { type MapStore, map } from 'nanostores';
import { toShellError } from '../../core/errors';
import { defineStore, type Shell } from '../../core/shell';
import { searchGroup } from './api';
import { GROUPS, type GroupName, type GroupState, isShort } from './types';

/** Spec 5: ms that the typing must rest. */
export const DEBOUNCE = 500;

export interface SearchState extends Readonly<Record<GroupName, GroupState>> {
  /** What was searched for last; empty before the first search. */
  keyword: string;
}

export interface SearchStore {
  readonly $state: MapStore<SearchState>;
  /** What stands in the field. Searches once it has rested; with less than two characters there is nothing to search for. */
  type(text: string): void;
  /** Searches at once what is waiting for the typing to rest. */
  flush(): void;
  /** A group that failed once more. */
  retry(group: GroupName): void;
  reset(): void;
}

const IDLE: GroupState = { status: 'idle', total: 0, hits: [], error: null };
const NOTHING: SearchState = {
  keyword: '',
  orders: IDLE,
  products: IDLE,
  purchases: IDLE,
  announcements: IDLE,
};

/** The global search: four groups in parallel, each shown as it arrives; what an older search brings is dropped. */
export const searchStore = defineStore('search', (shell: Shell): SearchStore => {
  const { request, platform, i18n } = shell;
  const $state = map<SearchState>(NOTHING);
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
    // The rows of the last search stay until the new ones are there, so that the panel does not jump.
    $state.setKey(group, { ...$state.get()[group], status: 'loading', error: null });
    try {
      const result = await searchGroup(request, group, keyword, signal);
      if (!signal.aborted) $state.setKey(group, { ...result, status: 'done', error: null });
    } catch (thrown) {
      if (signal.aborted) return;
      const error = toShellError(thrown);
      i18n.localise(error);
      $state.setKey(group, { ...IDLE, status: 'failed', error });
    }
  }

  function run(): void {
    stop();
    $state.setKey('keyword', wanted);
    for (const group of GROUPS) void load(group, wanted);
  }

  // Titles come in the user's language.
  i18n.$lang.listen(() => {
    if ($state.get().keyword !== '') run();
  });

  return {
    $state,
    type(text) {
      const next = text.trim();
      if (next === wanted) return;
      wanted = next;
      stop();
      if (isShort(next)) $state.set(NOTHING);
      else cancel = platform.clock.after(DEBOUNCE, run);
    },
    flush() {
      if (cancel) run();
    },
    retry(group) {
      if ($state.get()[group].status === 'failed') void load(group, $state.get().keyword);
    },
    reset() {
      wanted = '';
      stop();
      $state.set(NOTHING);
    },
  };
});
