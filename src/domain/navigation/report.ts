import { defineStore } from '../../core/store/define-store';
import { loadPart } from '../../page/platform/load-part';
import * as KEYS from '../../page/storage-keys/keys';
import type { DomainContext } from '../context';
import { hasAddress, type Link } from './links';
import type { MenuTree } from './menu/tree';
import type { BaseData, MenuEntry } from './types';

/** Reports bad menu data as an `oms-error`, after the first view: once in a tab for the same problems, on whatever page. */
export const menuReportStore = defineStore(
  'menu-report',
  ({ config, events, navigation, platform }: DomainContext, scope) => {
    let reported = platform.session.get(KEYS.menuProblems);

    async function report(tree: MenuTree, data: BaseData): Promise<void> {
      const links = new Map([...tree.byId.values()].map((entry) => [entry, navigation.link(entry)]));
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
      platform.session.set(KEYS.menuProblems, text);
      events.error('menu-data', `Bad menu data: ${text}`, 'navigation');
    }

    scope.add(
      navigation.$tree.subscribe((tree) => {
        const data = navigation.$data.get();
        if (data) void report(tree, data);
      }),
    );
    return {};
  },
);

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
