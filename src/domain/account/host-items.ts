import { atom, type ReadableAtom } from 'nanostores';
import { loadPart } from '../../core/platform/load-part';
import { defineStore, type StoreContext } from '../../core/store/define-store';
import type { createItemReader, HostItem } from './read-host-items';

export interface HostItems {
  /** What the host has in the account menu; null until the code that reads it is there. */
  readonly $items: ReadableAtom<readonly HostItem[] | null>;
}

export const hostItemsStore = defineStore(
  'host-items',
  ({ additions, config, events, i18n, platform }: StoreContext, scope): HostItems => {
    const given = () => additions.rows('account', config.accountItems);
    const $items = atom<readonly HostItem[] | null>(given().length > 0 ? null : []);
    let read: ReturnType<typeof createItemReader> | undefined;
    let loading = false;
    const follow = () => {
      if (read) $items.set(read(given(), i18n.lang()));
      if (read || loading || given().length === 0) return;
      loading = true;
      loadPart(() => import('./read-host-items')).then(
        ({ createItemReader }) => {
          read = createItemReader(events, platform.location.href);
          follow();
        },
        (error: unknown) => {
          loading = false;
          $items.set([]);
          events.error('part', String(error), 'account');
        },
      );
    };
    scope.add(additions.of('account').subscribe(follow));
    scope.listen(i18n.$lang, follow);
    return { $items };
  },
);
