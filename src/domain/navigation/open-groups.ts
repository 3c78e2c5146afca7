import { atom, computed, type ReadableAtom } from 'nanostores';
import { defineStore, type ResetReason } from '../../core/store/define-store';
import * as KEYS from '../../page/storage-keys/keys';
import type { DomainContext } from '../context';
import { groupsOn, openGroups, readGroups, type StoredGroups } from './group-rules';
import type { MenuEntry } from './types';

export interface Menu {
  /** Ids of the open groups: those of the current page, the first of a module, and those that the user has opened. */
  readonly $open: ReadableAtom<ReadonlySet<string>>;
  toggle(id: string): void;
  reset(reason: ResetReason): void;
}

/** Which groups of the tree are open, kept for the tab. */
export const menuStore = defineStore('menu', ({ platform, navigation }: DomainContext): Menu => {
  const { $tree, $marked, $nearest } = navigation;
  const $groups = atom<StoredGroups>(readGroups(platform.session.get(KEYS.openGroups)));
  const keep = (next: StoredGroups) => {
    $groups.set(next);
    platform.session.set(KEYS.openGroups, JSON.stringify(next));
  };

  function showPage(entry: MenuEntry | null): void {
    const before = $groups.get();
    const next = groupsOn(entry, before, $tree.get());
    if (next !== before) keep(next);
  }
  showPage($marked.get());
  $marked.listen(showPage);

  const $open = computed([$groups, $tree, $nearest], openGroups);

  return {
    $open,
    toggle(id) {
      const { at, groups } = $groups.get();
      keep({ at, groups: { ...groups, [id]: !$open.get().has(id) } });
    },
    reset(reason) {
      if (reason !== 'language') $groups.set({ at: '', groups: {} });
    },
  };
});
