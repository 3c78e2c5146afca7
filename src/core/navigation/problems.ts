import type { ShellConfig } from '../config/types';
import { hasAddress, type Link } from './links';
import type { MenuTree } from './tree';
import type { BaseData, MenuEntry } from './types';

/** Problems of the menu's data that one report names. */
const MAX_NAMED = 20;

/** What is wrong with the menu's data, for a developer; empty where nothing is. Fetched where something seems to be. */
export function describeProblems(
  tree: MenuTree,
  links: ReadonlyMap<MenuEntry, Link | null>,
  data: BaseData,
  config: ShellConfig,
): string {
  const problems = [...data.faults, ...tree.problems, ...lost(tree, data), ...dead(links, data, config)];
  const more = problems.length - MAX_NAMED;
  return [...problems.slice(0, MAX_NAMED), ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
}

/** Entries that no module shows. */
function lost(tree: MenuTree, { modules }: BaseData): string[] {
  const known = new Set(modules.map(({ id }) => id));
  return [...tree.byModule.keys()].filter((id) => !known.has(id)).map((id) => `no module ${id}`);
}

/** Entries that should lead somewhere and do not. They are shown all the same. */
function dead(
  links: ReadonlyMap<MenuEntry, Link | null>,
  { systems }: BaseData,
  config: ShellConfig,
): string[] {
  // Without a console nothing of it can be opened, which is no fault of the data.
  if (config.hosts.console === null) return [];
  const known = new Set(systems.map(({ id }) => id));
  return [...links].flatMap(([entry, link]) => {
    if (link || !hasAddress(entry)) return [];
    return entry.scope === '1' || known.has(entry.scope)
      ? `unsafe address of ${entry.id}`
      : `unknown system ${entry.scope} of ${entry.id}`;
  });
}
