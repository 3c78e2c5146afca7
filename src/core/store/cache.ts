import { isRecord } from '../../page/json/json';
import { APP_VERSION } from '../constants';
import type { Platform } from '../platform/platform';

/** The owner of cached data; data of any other owner is discarded unread (docs/behaviour.md#caches). */
export interface CacheOwner {
  userId: string;
  organisationId: string;
  lang: string;
}

/** Data kept for the next visit, in local and session storage (docs/behaviour.md#caches). */
export interface Cache<T> {
  /** The data that this app version has kept for this owner, or null. */
  read(owner: Partial<CacheOwner>): T | null;
  write(owner: CacheOwner, data: T): void;
  drop(): void;
}

/** @param check reads the stored data, which may be edited by hand; null where it cannot be used */
export function createCache<T>(
  key: string,
  platform: Pick<Platform, 'local' | 'session'>,
  check: (data: unknown) => T | null,
): Cache<T> {
  const stores = [platform.session, platform.local];

  function readFrom(text: string | null, owner: Partial<CacheOwner>): T | null {
    if (text === null) return null;
    try {
      const stored: unknown = JSON.parse(text);
      if (!isRecord(stored) || stored.app !== APP_VERSION || !isRecord(stored.owner)) return null;
      for (const [field, value] of Object.entries(owner)) {
        if (stored.owner[field] !== value) return null;
      }
      return check(stored.data);
    } catch {
      return null;
    }
  }

  return {
    read(owner) {
      for (const store of stores) {
        const data = readFrom(store.get(key), owner);
        if (data !== null) return data;
      }
      return null;
    },
    write(owner, data) {
      const text = JSON.stringify({ app: APP_VERSION, owner, data });
      for (const store of stores) if (!store.set(key, text)) store.remove(key);
    },
    drop() {
      for (const store of stores) store.remove(key);
    },
  };
}
