import type { ShellConfig } from '../config/types';
import type { Events } from '../events/events';
import type { Platform } from '../platform/platform';
import { PREFIX } from '../session/stored';
import { hasAddress, type Link } from './links';
import type { MenuTree } from './tree';
import type { BaseData, MenuEntry } from './types';

/** Problems of the menu's data that one report names. */
const MAX_NAMED = 20;
const KEY = `${PREFIX}menu-data`;

/** Tells of bad menu data by `oms-error`: once in a tab for the same data, however often and on however many pages it comes. */
export function createProblemReport(
  events: Pick<Events, 'error'>,
  { session }: Pick<Platform, 'session'>,
): (problems: readonly string[]) => void {
  let reported = '';
  return (problems) => {
    if (problems.length === 0) return;
    const more = problems.length - MAX_NAMED;
    const named = problems.slice(0, MAX_NAMED);
    const text = [...named, ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
    if (text === reported || session.get(KEY) === text) return;
    reported = text;
    session.set(KEY, text);
    // Not while a store computes: a listener may read the same store.
    queueMicrotask(() => events.error('menu-data', `Bad menu data: ${text}`, 'navigation'));
  };
}

/** What is wrong with the menu's data, a line each. */
export const problemsOf = (
  tree: MenuTree,
  links: ReadonlyMap<MenuEntry, Link | null>,
  data: BaseData,
  config: ShellConfig,
): string[] => [...data.faults, ...tree.problems, ...lost(tree, data), ...dead(links, data, config)];

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
