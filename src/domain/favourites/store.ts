import { atom, computed, onMount, type ReadableAtom, type WritableAtom } from 'nanostores';
import { type ShellError, toShellError } from '../../core/errors';
import { errorText } from '../../core/i18n/error-text';
import { showMessage } from '../../core/show-message';
import { defineStore, type ResetReason } from '../../core/store/define-store';
import type { ResourceState } from '../../core/store/resource';
import type { DomainContext } from '../context';
import type { MenuEntry } from '../navigation/types';
import { saveFavourites } from './api';
import { createFavouriteIds, type FavouriteIds } from './favourite-ids';
import { moved, starred } from './order';
import { applied, createEditQueue, type EditQueue } from './queue';

export interface Favourites {
  /**
   * All ids, also of entries that the menu no longer has: a save must not lose them. First those of the last visit; the
   * first listener loads them, and they load again whenever the page is shown again.
   */
  readonly $state: ReadableAtom<ResourceState<readonly string[]>>;
  /** The entries that can be shown, in the user's order. */
  readonly $entries: ReadableAtom<readonly MenuEntry[]>;
  readonly $starred: ReadableAtom<ReadonlySet<string>>;
  /** Why the last save failed; null after a success. */
  readonly $failure: ReadableAtom<ShellError | null>;
  /** Adds or removes a favourite: shown at once, and taken back where the service refuses. */
  star(id: string, on: boolean): Promise<void>;
  /** Moves an entry to a 0-based position among those shown. */
  move(id: string, to: number): Promise<void>;
  refresh(): Promise<void>;
  reset(reason: ResetReason): void;
}

/** The text that reports a saved edit. */
type Done = 'favourites.saved' | 'favourites.moved';

/** The user's favourite menu entries. */
export const favouritesStore = defineStore('favourites', (shell: DomainContext, scope): Favourites => {
  const { navigation, platform, session } = shell;
  const favouriteIds = createFavouriteIds(shell);
  const { list } = favouriteIds;
  /** A refresh was asked for during a save, and is still due. */
  let behind = false;

  const { queue, $failure } = createEdits(favouriteIds, shell, () => {
    if (behind) void refresh();
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

  /** Waits for a running save: the reply could be older than it. */
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

  scope.listen(session.$state, (state) => {
    if (favouriteIds.dropForOtherUser(state)) startOver(state.status !== 'signed-out');
  });
  onMount(list.$state, () =>
    platform.page.listen(() => {
      if (!platform.page.hidden()) void refresh();
    }),
  );
  scope.add(
    platform.tabs.listen((message) => {
      const isOwn = message.type === 'favourites' && message.userId === session.userId();
      if (isOwn && list.$state.get().data !== null) void refresh();
    }),
  );

  return {
    $state,
    $entries,
    $starred: computed($ids, (ids) => new Set(ids)),
    $failure,
    star: (id, on) => queue.add({ kind: 'favourites.saved', apply: (ids) => starred(ids, id, on) }),
    move(id, to) {
      // The position counts among the entries that are shown now.
      const shown = new Set($entries.get().map((entry) => entry.id));
      return queue.add({ kind: 'favourites.moved', apply: (ids) => moved(ids, shown, id, to) });
    },
    refresh,
    reset(reason) {
      // Ids are the same in every language. For another user see `dropForOtherUser`.
      if (reason === 'organisation') startOver(true);
    },
  };
});

/** The user's edits, which are saved one after another; a toast says how a save has ended. */
function createEdits(
  { list, accept }: FavouriteIds,
  shell: DomainContext,
  onIdle: () => void,
): { queue: EditQueue<Done>; $failure: WritableAtom<ShellError | null> } {
  const { request, i18n, platform, session } = shell;
  const $failure = atom<ShellError | null>(null);

  function fail(error: ShellError): void {
    $failure.set(error);
    void showMessage(shell, { tone: 'error', title: () => errorText(error, i18n) }, 'favourites', error);
  }

  const queue = createEditQueue<Done>({
    async base() {
      const { data, loading, stale } = list.$state.get();
      // A save must not overwrite a list that is not loaded, or only from the cache.
      if (data === null || loading || stale) await list.refresh();
      const { data: known, error } = list.$state.get();
      if (error) fail(error);
      return error ? null : known;
    },
    save: (ids) => saveFavourites(request, ids, { idempotencyKey: platform.secret() }),
    onSaved(ids, done, last) {
      accept(ids);
      $failure.set(null);
      platform.tabs.post({ type: 'favourites', userId: session.userId() });
      if (last) void showMessage(shell, { tone: 'success', title: () => i18n.t(done) }, 'favourites');
    },
    onRefused: (thrown) => fail(toShellError(thrown)),
    onIdle,
  });
  return { queue, $failure };
}
