import { followPart } from '../../core/host-additions/follow-part';
import { defineStore } from '../../core/store/define-store';
import { loadPart } from '../../page/platform/load-part';
import type { DomainContext } from '../context';

/** The tabs of the host in the notice centre; null until there is one and its code has loaded. */
export const hostTabsPart = defineStore('host-tabs-part', (shell: DomainContext, scope) => ({
  $part: followPart(
    {
      ...shell,
      kinds: ['noticeTabs'],
      wanted: () => shell.additions.rows('noticeTabs').length > 0,
      load: async () => shell.use((await loadPart(() => import('./host-tabs'))).hostTabsStore),
      source: 'notices',
    },
    scope,
  ),
}));
