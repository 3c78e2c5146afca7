import type { ShellConfig } from '../../../core/config/types';
import { hasAddress, type Link } from '../links';
import type { BaseData, MenuEntry } from '../types';
import type { MenuTree } from './tree';

/** Problems that one report names. */
const MAX_NAMED = 20;

/**
 * Describes the problems of the menu's data for a developer; empty where there are none. Its file loads where there
 * seem to be some.
 */
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

/** Entries with an address but without a link. The menu shows them nevertheless. */
function dead(
  links: ReadonlyMap<MenuEntry, Link | null>,
  { systems }: BaseData,
  config: ShellConfig,
): string[] {
  // Without a configured console its entries have no links, which is not a problem of the data.
  if (config.hosts.console === null) return [];
  const known = new Set(systems.map(({ id }) => id));
  return [...links].flatMap(([entry, link]) => {
    if (link || !hasAddress(entry)) return [];
    return entry.scope === '1' || known.has(entry.scope)
      ? `unsafe address of ${entry.id}`
      : `unknown system ${entry.scope} of ${entry.id}`;
  });
}
