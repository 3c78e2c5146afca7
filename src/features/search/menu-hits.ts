import type { Link } from '../../core/navigation/links';
import { type MenuTree, trailOf } from '../../core/navigation/tree';
import type { MenuEntry, Module } from '../../core/navigation/types';

export interface MenuHit {
  id: string;
  title: string;
  link: Link;
  /** Titles from the module down to the entry above it. */
  trail: readonly string[];
}

export interface MenuSource {
  tree: MenuTree;
  modules: readonly Module[];
  title(item: MenuEntry | Module): string;
  link(entry: MenuEntry): Link | null;
}

/** Menu entries by their title, those that start with the keyword first; at most `most`. */
export function menuHits(keyword: string, { tree, modules, title, link }: MenuSource, most = 5): MenuHit[] {
  const needle = keyword.trim().toLowerCase();
  if (needle === '') return [];
  const found: { at: number; entry: MenuEntry }[] = [];
  for (const entry of tree.byId.values()) {
    const at = entry.visible ? title(entry).toLowerCase().indexOf(needle) : -1;
    if (at >= 0) found.push({ at, entry });
  }
  const hits: MenuHit[] = [];
  for (const { entry } of found.sort((a, b) => a.at - b.at)) {
    const to = link(entry);
    if (!to) continue;
    const trail = trailOf(entry.id, tree.byId).slice(0, -1);
    // Below a hidden entry: the menu does not show it either.
    if (trail.some(({ visible }) => !visible)) continue;
    const module = modules.find(({ id }) => id === entry.moduleId);
    hits.push({
      id: entry.id,
      title: title(entry),
      link: to,
      trail: [...(module ? [module] : []), ...trail].map(title),
    });
    if (hits.length === most) break;
  }
  return hits;
}
