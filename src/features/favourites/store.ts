import { atom, computed, onMount, type ReadableAtom } from 'nanostores';
import { type ShellError, toShellError } from '../../core/errors';
import type { MenuEntry } from '../../core/navigation/types';
import { COOKIES } from '../../core/session/cookies';
import { isWire } from '../../core/session/wire';
import { defineStore } from '../../core/shell';
import { type CacheOwner, createCache } from '../../core/store/cache';
import { createResource, type ResourceState } from '../../core/store/resource';
import { checkIds, loadFavourites, saveFavourites } from './api';
import { moved, starred } from './order';
import { applied, createEditQueue } from './queue';

export interface Favourites {
  /**
   * All ids, also of entries that are no longer there: a save must not lose them. Of the last visit at first; loaded by the
   * first listener, and again whenever the page comes back into sight.
   */
  readonly $state: ReadableAtom<ResourceState<readonly string[]>>;
  /** The entries that can be shown, in the user's order. */
  readonly $entries: ReadableAtom<readonly MenuEntry[]>;
  readonly $starred: ReadableAtom<ReadonlySet<string>>;
  /** Why the last save failed; null after a success. */
  readonly $failure: ReadableAtom<ShellError | null>;
  /** Stars or unstars an entry: shown at once, taken back where the server refuses. */
  star(id: string, on: boolean): Promise<void>;
  /** Moves an entry to a 0-based place among those shown. */
  move(id: string, to: number): Promise<void>;
  refresh(): Promise<void>;
  reset(): void;
}

type Done = 'favourites.saved' | 'favourites.moved';

/** The user's favourite menu entries (spec 2.5, 7.1, 8). */
export const favouritesStore = defineStore<Favourites>('favourites', (shell) => {
  const { request, navigation, commands, events, i18n, platform, session, organisations } = shell;
  const cache = createCache('favourites', platform, checkIds);
  /** Ids are the same in both languages. */
  const owner = (): CacheOwner => ({
    userId: session.$state.get().user?.id ?? platform.cookies.get(COOKIES.user.name) ?? '',
    organisationId: organisations.contextId(),
    lang: '',
  });
  let shownFor = owner();
  const list = createResource<readonly string[]>({
    load: (signal) => loadFavourites(request, signal),
    restore: () => (shownFor.userId === '' ? null : cache.read(shownFor)),
    keep,
  });
  const $failure = atom<ShellError | null>(null);
  /** Something was saved elsewhere while a save was under way here. */
  let behind = false;

  const queue = createEditQueue<Done>({
    async base() {
      const { data, loading, stale } = list.$state.get();
      // A list that is not known, or only from the last visit, must not be saved over.
      if (data === null || loading || stale) await list.refresh();
      const { data: known, error } = list.$state.get();
      if (error) fail(error);
      return error ? null : known;
    },
    save: (ids) => saveFavourites(request, ids),
    onSaved(ids, done, last) {
      list.mutate(() => ids);
      keep(ids);
      $failure.set(null);
      platform.tabs.post({ type: 'favourites', userId: owner().userId });
      if (last) tell('success', i18n.t(done));
    },
    onRefused: (thrown) => fail(toShellError(thrown)),
    onIdle() {
      if (behind) void refresh();
    },
  });
  const $ids = computed([list.$state, queue.$pending], ({ data }, pending) => applied(pending, data ?? []));
  const $state = computed([list.$state, $ids], (state, ids) => ({ ...state, data: state.data && ids }));
  const $entries = computed(
    [$ids, list.$state, navigation.$tree, navigation.base.$state],
    (ids, { data }, { byId }) =>
      (data === null ? [] : ids).flatMap((id) => {
        const entry = byId.get(id);
        return entry?.visible && navigation.link(entry) ? [entry] : [];
      }),
  );

  function keep(ids: readonly string[]): void {
    shownFor = owner();
    if (shownFor.userId !== '') cache.write(shownFor, ids);
  }

  function tell(tone: 'success' | 'error', title: string): void {
    // Where nothing on the page can show it, the panel itself does.
    commands.run('notify', { tone, title }).catch(() => {
      if (tone === 'error') events.error('favourites', title, 'favourites');
    });
  }

  function fail(error: ShellError): void {
    $failure.set(error);
    tell('error', error.message);
  }

  /** Never while a save is under way: the reply could be from before it. */
  function refresh(): Promise<void> {
    behind = queue.saving();
    return behind ? Promise.resolve() : list.refresh();
  }

  function startOver(again: boolean): void {
    queue.reset();
    $failure.set(null);
    behind = false;
    const used = list.$state.lc > 0 || list.$state.get().data !== null;
    list.reset();
    if (used && again) void list.refresh();
  }

  session.$state.listen(({ status, user }) => {
    const other = user !== null && shownFor.userId !== '' && user.id !== shownFor.userId;
    if (!other && status !== 'signed-out') return;
    cache.drop();
    shownFor = owner();
    startOver(status !== 'signed-out');
  });
  onMount(list.$state, () => {
    // What events are dispatched on is the document, which knows; elsewhere there is nothing to be hidden.
    const onVisible = () => {
      if ((platform.events as { visibilityState?: unknown }).visibilityState === 'visible') void refresh();
    };
    platform.events.addEventListener('visibilitychange', onVisible);
    return () => platform.events.removeEventListener('visibilitychange', onVisible);
  });
  platform.tabs.listen((message) => {
    const told = isWire(message) && message.type === 'favourites' && message.userId === owner().userId;
    if (told && list.$state.get().data !== null) void refresh();
  });

  return {
    $state,
    $entries,
    $starred: computed($ids, (ids) => new Set(ids)),
    $failure,
    star: (id, on) => queue.add({ kind: 'favourites.saved', apply: (ids) => starred(ids, id, on) }),
    move(id, to) {
      // Among those shown now: what the user sees is what the place is counted in.
      const shown = new Set($entries.get().map((entry) => entry.id));
      return queue.add({ kind: 'favourites.moved', apply: (ids) => moved(ids, shown, id, to) });
    },
    refresh,
    reset: () => startOver(true),
  };
});
