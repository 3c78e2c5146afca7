import { atom, onMount, type ReadableAtom } from 'nanostores';
import { followPart } from '../../core/host-additions/follow-part';
import { defineStore, type StoreContext } from '../../core/store/define-store';
import { loadPart } from '../../page/platform/load-part';
import type { HostItem } from './read-host-items';

export interface HostItems {
  /** What the host has in the account menu; null until the code that reads it is there. */
  readonly $items: ReadableAtom<readonly HostItem[] | null>;
}

export const hostItemsStore = defineStore(
  'host-items',
  ({ additions, config, events, i18n, platform, recovery }: StoreContext, scope): HostItems => {
    const given = () => additions.rows('account', config.accountItems);
    const $items = atom<readonly HostItem[] | null>(given().length > 0 ? null : []);
    const $part = followPart(
      {
        additions,
        events,
        recovery,
        kinds: ['account'],
        wanted: () => given().length > 0,
        async load() {
          try {
            const { createItemReader } = await loadPart(() => import('./read-host-items'));
            return createItemReader(events, platform.location.href);
          } catch (error) {
            // The menu waits for them no longer.
            $items.set([]);
            throw error;
          }
        },
        source: 'account',
      },
      scope,
    );
    const follow = () => {
      const read = $part.get();
      if (read) $items.set(read(given(), i18n.lang()));
    };
    // Each opening of the menu asks again for a part that could not be had.
    onMount($items, () => $part.subscribe(follow));
    scope.listen(additions.of('account'), follow);
    scope.listen(i18n.$lang, follow);
    return { $items };
  },
);
