import type { ShellConfig } from '../config/types';
import type { Events } from '../events/events';
import type { Platform } from '../platform/platform';
import { PREFIX } from '../session/stored';
import { hasAddress, type Link } from './links';
import type { MenuTree } from './tree';
import type { BaseData, MenuEntry } from './types';

type Links = ReadonlyMap<MenuEntry, Link | null>;

const KEY = `${PREFIX}menu-data`;

/** Tells of bad menu data by `oms-error`: once in a tab for the same data, however often and on however many pages it comes. */
export function createReport(
  config: ShellConfig,
  events: Pick<Events, 'error'>,
  { session }: Pick<Platform, 'session'>,
) {
  let reported = session.get(KEY);
  return async (tree: MenuTree, links: Links, data: BaseData): Promise<void> => {
    if (!isSuspect(tree, config.hosts.console === null ? [] : links, data)) return;
    let text = 'no details';
    try {
      const { describeProblems } = await import('./problems');
      text = describeProblems(tree, links, data, config);
    } catch {
      // The file did not come: that something is wrong is told all the same.
    }
    if (text === '' || text === reported) return;
    reported = text;
    session.set(KEY, text);
    events.error('menu-data', `Bad menu data: ${text}`, 'navigation');
  };
}

/** Whether it is worth a closer look: as a rule it is not, and the words for it are not fetched. */
function isSuspect(
  { problems, byModule }: MenuTree,
  links: Iterable<[MenuEntry, Link | null]>,
  { faults, modules }: BaseData,
): boolean {
  return (
    problems.length + faults.length > 0 ||
    [...byModule.keys()].some((id) => !modules.some((module) => module.id === id)) ||
    [...links].some(([entry, link]) => !link && hasAddress(entry))
  );
}
