import { atom, computed } from 'nanostores';
import { type ShellError, toShellError } from '../../core/errors';
import type { Organisation } from '../../core/organisations/types';
import { defineStore } from '../../core/shell';
import { createList } from '../../core/store/list';
import { checkRecent, searchOrganisations } from './api';

const RECENT = 'oms.recentOrganisations';
const RECENT_MAX = 3;
/** So many rows are shown at most, ten pages: who has not found it by then searches. */
const MOST = 200;
/** The search waits for the typing to pause, in ms. */
const DEBOUNCE = 300;

export const organisationsStore = defineStore('organisations', (shell) => {
  const { config, platform, request, organisations, session } = shell;
  const list = createList<Organisation, string>(
    (text, page, signal) =>
      searchOrganisations(request, config.endpoints.organisationList, text, page, signal),
    ({ id }) => id,
  );
  const $text = atom('');
  /** The organisation being switched to. */
  const $switching = atom<Organisation | null>(null);
  const $error = atom<ShellError | null>(null);
  const $recent = atom<readonly Organisation[]>(restore());
  let cancel = () => {};

  function userId(): string | undefined {
    return session.$state.get().user?.id;
  }

  function restore(): Organisation[] {
    try {
      return checkRecent(JSON.parse(platform.local.get(RECENT) ?? 'null'), userId());
    } catch {
      return [];
    }
  }

  function remember(organisation: Organisation): void {
    const others = $recent.get().filter(({ id }) => id !== organisation.id);
    $recent.set([organisation, ...others].slice(0, RECENT_MAX));
    platform.local.set(RECENT, JSON.stringify({ user: userId(), list: $recent.get() }));
  }

  // Whoever asks for the switch: the panel, a link, another tab, the page.
  organisations.$current.listen((to, from) => {
    if (!to || !from || to.id === from.id) return;
    remember(from);
    remember(to);
  });
  const $list = computed(list.$state, (state) => {
    const full = state.more && state.items.length >= MOST;
    return { ...state, more: state.more && !full, full };
  });

  return {
    /** `full`: there are more than are shown. */
    $list,
    $text,
    $switching,
    $error,
    /** Recent ones, the current first. */
    $recent: computed([$recent, organisations.$current], (recent, current) =>
      current ? [current, ...recent.filter(({ id }) => id !== current.id)].slice(0, RECENT_MAX) : recent,
    ),
    /** Loads the first page when the panel opens. */
    open(): void {
      cancel();
      $error.set(null);
      // What the last search found is no list of all.
      if ($text.get() !== '') list.reset();
      $text.set('');
      void list.search('');
    },
    search(text: string): void {
      $text.set(text);
      cancel();
      cancel = platform.clock.after(DEBOUNCE, () => void list.search(text));
    },
    /** For whoever comes near the end. What has failed waits for `retry`: scrolling on would ask again and again. */
    async loadMore(): Promise<void> {
      const { more, error } = $list.get();
      if (more && !error) await list.loadMore();
    },
    retry: () => list.retry(),
    /** True once switched, or when it was the current one already; false when a listener stopped it or it failed. */
    async switchTo(target: Organisation): Promise<boolean> {
      $error.set(null);
      $switching.set(target);
      try {
        return await organisations.switchTo(target);
      } catch (thrown) {
        $error.set(toShellError(thrown));
        return false;
      } finally {
        $switching.set(null);
      }
    },
    reset() {
      cancel();
      list.reset();
    },
  };
});
