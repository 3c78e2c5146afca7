import { atom, computed, type ReadableAtom } from 'nanostores';
import { isRecord } from '../../core/json/json';
import * as KEYS from '../../core/storage-keys/keys';
import { defineStore, type ResetReason } from '../../core/store/define-store';
import type { DomainContext } from '../context';
import { trailOf } from './menu/tree';
import type { MenuEntry } from './types';

/** The groups that the user has opened or closed in this tab, and the entry of the page at that time. */
interface StoredGroups {
  readonly at: string;
  /** Group id → whether the user has opened it. */
  readonly groups: Readonly<Record<string, boolean>>;
}

export interface Menu {
  /** Ids of the open groups: those of the current page, the first of a module, and those that the user has opened. */
  readonly $open: ReadableAtom<ReadonlySet<string>>;
  toggle(id: string): void;
  reset(reason: ResetReason): void;
}

/** Which groups of the tree are open, kept for the tab. */
export const menuStore = defineStore('menu', ({ platform, navigation }: DomainContext): Menu => {
  const { $tree, $marked } = navigation;
  const $groups = atom<StoredGroups>(read(platform.session.get(KEYS.openGroups)));
  const keep = (next: StoredGroups) => {
    $groups.set(next);
    platform.session.set(KEYS.openGroups, JSON.stringify(next));
  };

  /** Opens the groups of a new page, even those that the user has closed before. */
  function showPage(entry: MenuEntry | null): void {
    const { at, groups } = $groups.get();
    if (!entry || at === entry.id) return;
    const trail = trailOf(entry.id, $tree.get().byId).map(({ id }) => id);
    const kept = Object.entries(groups).filter(([id, open]) => open || !trail.includes(id));
    keep({ at: entry.id, groups: Object.fromEntries(kept) });
  }
  showPage($marked.get());
  $marked.listen(showPage);

  const $open = computed([$groups, $tree, $marked], ({ groups }, tree, marked) => {
    const open = new Set(marked ? trailOf(marked.id, tree.byId).map(({ id }) => id) : []);
    for (const [moduleId, nodes] of tree.byModule) {
      const first = nodes.find(({ children }) => children.length > 0);
      if (first && moduleId !== marked?.moduleId) open.add(first.entry.id);
    }
    for (const [id, wanted] of Object.entries(groups)) {
      if (wanted) open.add(id);
      else open.delete(id);
    }
    return open;
  });

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

function read(text: string | null): StoredGroups {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (isRecord(stored) && typeof stored.at === 'string' && isRecord(stored.groups)) {
      const groups = Object.entries(stored.groups).filter(
        (pair): pair is [string, boolean] => typeof pair[1] === 'boolean',
      );
      return { at: stored.at, groups: Object.fromEntries(groups) };
    }
  } catch {
    // Edited by hand, or incomplete: no group is stored.
  }
  return { at: '', groups: {} };
}
