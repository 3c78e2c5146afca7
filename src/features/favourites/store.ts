import { atom, computed, type ReadableAtom } from 'nanostores';
import { type ShellError, toShellError } from '../../core/errors';
import type { MenuEntry } from '../../core/navigation/types';
import { defineStore } from '../../core/shell';
import { createResource, type ResourceState } from '../../core/store/resource';
import { loadFavourites, saveFavourites } from './api';
import { moved, starred } from './order';

export interface Favourites {
  /** All ids, also of entries that are no longer there: a save must not lose them. Loaded by the first listener. */
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
  const { request, navigation, commands, events, i18n } = shell;
  const list = createResource<readonly string[]>({ load: (signal) => loadFavourites(request, signal) });
  const $failure = atom<ShellError | null>(null);
  const $entries = computed([list.$state, navigation.$tree, navigation.base.$state], ({ data }, { byId }) =>
    (data ?? []).flatMap((id) => {
      const entry = byId.get(id);
      return entry && navigation.link(entry) ? [entry] : [];
    }),
  );
  /** What the server has agreed to last. */
  let agreed: readonly string[] = [];
  let saving = false;
  let again: Done | null = null;
  /** Counts switches of the organisation: what was on its way belongs to the old one. */
  let epoch = 0;

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

  /** One save at a time; what is changed meanwhile goes with the next one. */
  async function save(done: Done): Promise<void> {
    if (saving) {
      again = done;
      return;
    }
    const mine = epoch;
    const sent = list.$state.get().data ?? [];
    saving = true;
    try {
      await saveFavourites(request, sent);
      if (mine !== epoch) return;
      agreed = sent;
      $failure.set(null);
      if (again === null) tell('success', i18n.t(done));
    } catch (thrown) {
      if (mine !== epoch) return;
      again = null;
      list.mutate(() => agreed);
      fail(toShellError(thrown));
    } finally {
      if (mine === epoch) saving = false;
    }
    const next = again;
    again = null;
    if (next !== null) await save(next);
  }

  async function change(done: Done, edit: (ids: readonly string[]) => readonly string[]): Promise<void> {
    const mine = epoch;
    const { data, loading } = list.$state.get();
    // A list that is not known must not be saved over.
    if (data === null || loading) await list.refresh();
    if (mine !== epoch) return;
    const { data: before, error } = list.$state.get();
    if (before === null) {
      if (error) fail(error);
      return;
    }
    const next = edit(before);
    if (next === before) return;
    if (!saving) agreed = before;
    list.mutate(() => next);
    await save(done);
  }

  return {
    $state: list.$state,
    $entries,
    $starred: computed(list.$state, ({ data }) => new Set(data)),
    $failure,
    star: (id, on) => change('favourites.saved', (ids) => starred(ids, id, on)),
    move: (id, to) =>
      change('favourites.moved', (ids) =>
        moved(ids, new Set($entries.get().map((entry) => entry.id)), id, to),
      ),
    refresh: () => (saving ? Promise.resolve() : list.refresh()),
    reset() {
      epoch++;
      saving = false;
      again = null;
      $failure.set(null);
      const used = list.$state.get().data !== null;
      list.reset();
      if (used) void list.refresh();
    },
  };
});
