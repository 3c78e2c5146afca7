import { atom, computed, type ReadableAtom } from 'nanostores';
import { trailOf } from '../../core/navigation/tree';
import type { MenuEntry } from '../../core/navigation/types';
import { isWire } from '../../core/session/wire';
import { defineStore } from '../../core/shell';

const KEY = 'oms.menu.open';

/** What the user did to groups in this tab, and the entry that was current then. */
interface Kept {
  readonly at: string;
  /** Group id → whether the user wants it open. */
  readonly groups: Readonly<Record<string, boolean>>;
}

export interface Menu {
  /** Ids of the open groups: the current page's, the first of a module, and what the user opened. */
  readonly $open: ReadableAtom<ReadonlySet<string>>;
  toggle(id: string): void;
  /** Called on a switch of the organisation. */
  reset(): void;
}

/** Which groups of the tree are open, kept for the tab. */
export const menuStore = defineStore<Menu>('menu', ({ platform, navigation }) => {
  const { $tree, $marked } = navigation;
  const $kept = atom<Kept>(read(platform.session.get(KEY)));
  const keep = (next: Kept) => {
    $kept.set(next);
    platform.session.set(KEY, JSON.stringify(next));
  };

  /** Somebody who comes to another page sees where it stands, even in a group that was closed before. */
  function arrive(entry: MenuEntry | null): void {
    const { at, groups } = $kept.get();
    if (!entry || at === entry.id) return;
    const trail = trailOf(entry.id, $tree.get().byId).map(({ id }) => id);
    const kept = Object.entries(groups).filter(([id, open]) => open || !trail.includes(id));
    keep({ at: entry.id, groups: Object.fromEntries(kept) });
  }
  arrive($marked.get());
  $marked.listen(arrive);

  const $open = computed([$kept, $tree, $marked], ({ groups }, tree, marked) => {
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
      const { at, groups } = $kept.get();
      keep({ at, groups: { ...groups, [id]: !$open.get().has(id) } });
    },
    reset: () => $kept.set({ at: '', groups: {} }),
  };
});

function read(text: string | null): Kept {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (isWire(stored) && typeof stored.at === 'string' && isWire(stored.groups)) {
      const groups = Object.entries(stored.groups).filter(
        (pair): pair is [string, boolean] => typeof pair[1] === 'boolean',
      );
      return { at: stored.at, groups: Object.fromEntries(groups) };
    }
  } catch {
    // Edited by hand, or cut short: nothing was kept.
  }
  return { at: '', groups: {} };
}
