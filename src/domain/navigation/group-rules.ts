import { isRecord } from '../../page/json/json';
import { type MenuTree, trailOf } from './menu/tree';
import type { MenuEntry } from './types';

/** The groups that the user has opened or closed in this tab, and the entry of the page at that time. */
export interface StoredGroups {
  readonly at: string;
  /** Group id → whether the user has opened it. */
  readonly groups: Readonly<Record<string, boolean>>;
}

/** On a new page its groups open, even those that the user has closed before. */
export function groupsOn(entry: MenuEntry | null, before: StoredGroups, { byId }: MenuTree): StoredGroups {
  if (!entry || before.at === entry.id) return before;
  const trail = trailOf(entry.id, byId).map(({ id }) => id);
  const kept = Object.entries(before.groups).filter(([id, open]) => open || !trail.includes(id));
  return { at: entry.id, groups: Object.fromEntries(kept) };
}

/**
 * The open groups: those of the current page, the first of each other module, and those that the user has opened.
 * @param nearest the entry of the page, or the one above it: a page of the account has no group, and its module opens none for it
 */
export function openGroups(
  { groups }: StoredGroups,
  { byId, byModule }: MenuTree,
  nearest: MenuEntry | null,
): ReadonlySet<string> {
  const open = new Set(nearest ? trailOf(nearest.id, byId).map(({ id }) => id) : []);
  for (const [moduleId, nodes] of byModule) {
    const first = nodes.find(({ children }) => children.length > 0);
    if (first && moduleId !== nearest?.moduleId) open.add(first.entry.id);
  }
  for (const [id, wanted] of Object.entries(groups)) {
    if (wanted) open.add(id);
    else open.delete(id);
  }
  return open;
}

/** What the tab has stored; none where that was edited by hand, or is incomplete. */
export function readGroups(text: string | null): StoredGroups {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (isRecord(stored) && typeof stored.at === 'string' && isRecord(stored.groups)) {
      const groups = Object.entries(stored.groups).filter(
        (pair): pair is [string, boolean] => typeof pair[1] === 'boolean',
      );
      return { at: stored.at, groups: Object.fromEntries(groups) };
    }
  } catch {
    // Not what the store has written.
  }
  return { at: '', groups: {} };
}
