import { followPart } from '../../core/host-additions/follow-part';
import { defineStore } from '../../core/store/define-store';
import { loadPart } from '../../page/platform/load-part';
import type { DomainContext } from '../context';

/** What the host has added to the global search; null until there is something and its code has loaded. */
export const hostSearchPart = defineStore('host-search-part', (shell: DomainContext, scope) => ({
  $part: followPart(
    {
      ...shell,
      kinds: ['searchSources', 'searchActions'],
      wanted: () =>
        shell.additions.rows('searchSources').length +
          shell.additions.rows('searchActions', shell.config.searchActions).length >
        0,
      load: async () => shell.use((await loadPart(() => import('./host-search'))).hostSearchStore),
      source: 'search',
    },
    scope,
  ),
}));
