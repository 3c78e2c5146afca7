import type { ShellConfig } from '../../core/config/types';
import type { Events } from '../../core/events/events';
import type { Platform } from '../../core/platform/platform';
import { loadPart } from '../../page/platform/load-part';
import * as KEYS from '../../page/storage-keys/keys';
import { hasAddress, type Link } from './links';
import type { MenuTree } from './menu/tree';
import type { BaseData, MenuEntry } from './types';

type Links = ReadonlyMap<MenuEntry, Link | null>;

/** Reports bad menu data as an `oms-error`: once in a tab for the same problems, on whatever page. */
export function createReport(
  config: ShellConfig,
  events: Pick<Events, 'error'>,
  { session }: Pick<Platform, 'session'>,
) {
  let reported = session.get(KEYS.menuProblems);
  return async (tree: MenuTree, links: Links, data: BaseData): Promise<void> => {
    if (!isSuspect(tree, config.hosts.console === null ? [] : links, data)) return;
    let text = 'no details';
    try {
      const { describeProblems } = await loadPart(() => import('./menu/problems'));
      text = describeProblems(tree, links, data, config);
    } catch {
      // The file did not load: the report has no details.
    }
    if (text === '' || text === reported) return;
    reported = text;
    session.set(KEYS.menuProblems, text);
    events.error('menu-data', `Bad menu data: ${text}`, 'navigation');
  };
}

/** Whether there may be problems: usually not, and then the file that describes them does not load. */
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
