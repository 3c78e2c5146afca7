import { APP_VERSION } from '../constants';
import type { Platform } from '../platform/platform';
import { PREFIX } from '../session/stored';
import { isWire } from '../session/wire';

/** Whom a cache belongs to; whatever was stored for anybody else is discarded unread (spec 4, design). */
export interface CacheOwner {
  userId: string;
  organisationId: string;
  lang: string;
}

/** Something kept for the next visit, in local and session storage (spec 4). */
export interface Cache<T> {
  /** What was kept for this owner by this app version, or null. */
  read(owner: Partial<CacheOwner>): T | null;
  write(owner: CacheOwner, data: T): void;
  drop(): void;
}

/** `check` looks at what storage holds: it may have been edited by hand. */
export function createCache<T>(
  name: string,
  platform: Pick<Platform, 'local' | 'session'>,
  check: (data: unknown) => T | null,
): Cache<T> {
  const key = `${PREFIX}${name}`;
  const stores = [platform.session, platform.local];

  function readFrom(text: string | null, owner: Partial<CacheOwner>): T | null {
    if (text === null) return null;
    try {
      const stored: unknown = JSON.parse(text);
      if (!isWire(stored) || stored.app !== APP_VERSION || !isWire(stored.owner)) return null;
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
