import type { SessionState } from '../../core/session/session';
import { type CacheOwner, createCache } from '../../core/store/cache';
import type { StoreContext } from '../../core/store/define-store';
import { createResource, type Resource } from '../../core/store/resource';
import * as KEYS from '../../page/storage-keys/keys';
import { checkIds, loadFavourites } from './api';

export interface FavouriteIds {
  /** The ids on the service; those of the last visit until they are loaded. */
  readonly list: Resource<readonly string[]>;
  /** Sets and caches the ids that the service has accepted. */
  accept(ids: readonly string[]): void;
  /** Drops the cache if the user has signed out or changed. @returns whether it did */
  dropForOtherUser(state: SessionState): boolean;
}

/** The user's favourites as the service has them, and their cache. */
export function createFavouriteIds({
  request,
  platform,
  session,
  recovery,
}: Pick<StoreContext, 'request' | 'platform' | 'session' | 'recovery'>): FavouriteIds {
  const cache = createCache(KEYS.favourites, platform, checkIds);
  /** Ids are the same in every language. */
  const owner = (): CacheOwner => ({
    userId: session.userId(),
    organisationId: session.contextId(),
    lang: '',
  });
  let shownFor = owner();

  function keep(ids: readonly string[]): void {
    shownFor = owner();
    if (shownFor.userId !== '') cache.write(shownFor, ids);
  }

  const list = createResource<readonly string[]>({
    load: (signal) => loadFavourites(request, signal),
    recovery,
    restore: () => (shownFor.userId === '' ? null : cache.read(shownFor)),
    keep,
  });
  return {
    list,
    accept(ids) {
      list.mutate(() => ids);
      keep(ids);
    },
    dropForOtherUser({ status, user }) {
      const other = user !== null && shownFor.userId !== '' && user.id !== shownFor.userId;
      if (!other && status !== 'signed-out') return false;
      cache.drop();
      shownFor = owner();
      return true;
    },
  };
}
