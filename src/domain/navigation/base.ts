import type { ShellConfig } from '../../core/config/types';
import type { Events } from '../../core/events/events';
import type { Platform } from '../../core/platform/platform';
import type { RequestClient } from '../../core/request/types';
import { type CacheOwner, createCache } from '../../core/store/cache';
import { createResource, type Resource } from '../../core/store/resource';
import * as KEYS from '../../page/storage-keys/keys';
import { checkBaseData, toMenu, toPublicBase } from './menu/parse';
import type { BaseData } from './types';

export interface BaseDeps {
  config: ShellConfig;
  platform: Platform;
  request: RequestClient;
  events: Pick<Events, 'error'>;
  /** The present owner; fields that are not known yet are empty. */
  owner: () => CacheOwner;
}

export interface Base {
  readonly resource: Resource<BaseData>;
  /** Discards data of any other owner, and loads again. */
  keepFor(owner: CacheOwner): void;
  /** Discards the shown and the cached data. */
  drop(): void;
}

const OWNER_FIELDS = ['userId', 'organisationId', 'lang'] as const;

/** Whether data of a call for `caller` belongs to `owner`: a field that was not known at the time of the call fits any. */
const fits = (caller: CacheOwner, owner: CacheOwner): boolean =>
  OWNER_FIELDS.every((field) => caller[field] === '' || caller[field] === owner[field]);

const equal = (a: CacheOwner, b: CacheOwner): boolean => OWNER_FIELDS.every((field) => a[field] === b[field]);

/** Base data of one user, organisation, language and app version; first that of the last visit. */
export function createBase({ config, platform, request, events, owner }: BaseDeps): Base {
  const cache = createCache(KEYS.baseData, platform, checkBaseData);
  let shownFor: CacheOwner = { userId: '', organisationId: '', lang: '' };
  /** The content of the cache: unchanged data is not written again. */
  let cached: { data: BaseData; owner: CacheOwner } | null = null;

  function write(data: BaseData, next: CacheOwner): void {
    shownFor = next;
    if (cached?.data === data && equal(cached.owner, next)) return;
    cached = { data, owner: next };
    cache.write(next, data);
  }

  /** The owner at the last call. */
  let caller = shownFor;
  /** Whether the owner has changed during the call, for example the language. */
  const isOutdated = () => !fits(caller, owner());

  const resource = createResource<BaseData>({
    onDemand: 'never',
    async load(signal) {
      for (;;) {
        caller = owner();
        try {
          const data = await loadBase(config, request, events, signal);
          if (signal.aborted || !isOutdated()) return data;
        } catch (error) {
          // Also a refusal: it may be of the organisation that the user has left.
          if (signal.aborted || !isOutdated()) throw error;
        }
      }
    },
    restore() {
      shownFor = owner();
      // The cookies of the last visit name the user; a first visit has nothing to restore.
      const data = shownFor.userId === '' ? null : cache.read(shownFor);
      if (data) cached = { data, owner: shownFor };
      return data;
    },
    keep(data) {
      const now = owner();
      // At a first visit the organisation may come later, and `keepFor` with it: nobody would find what is written before.
      if (cached || now.organisationId !== '') write(data, now);
      else shownFor = now;
    },
  });

  function drop(): void {
    cached = null;
    cache.drop();
    resource.reset();
  }

  return {
    resource,
    drop,
    keepFor(next) {
      const { data, stale, error } = resource.$state.get();
      if (data === null) {
        if (error !== null && !fits(caller, next)) void resource.refresh();
        return;
      }
      if (!fits(shownFor, next)) {
        drop();
        void resource.refresh();
        return;
      }
      if (stale) shownFor = next;
      else write(data, next);
    },
  };
}

/** Makes the two calls of the base data: public data needs no token, so its call does not wait for one. */
async function loadBase(
  config: ShellConfig,
  request: RequestClient,
  events: Pick<Events, 'error'>,
  signal: AbortSignal,
): Promise<BaseData> {
  const path = config.endpoints.baseData;
  const missing = (list: string): null => {
    events.error('base-data', `GET ${path}: the reply has no list of ${list}`, 'navigation');
    return null;
  };
  const [open, own] = await Promise.all([
    request.get(
      path,
      { noVerify: 1 },
      { auth: false, signal, read: (data) => toPublicBase(data) ?? missing('globalcatelogs') },
    ),
    request.get(path, {}, { signal, read: (data) => toMenu(data) ?? missing('menus') }),
  ]);
  return { ...open.data, ...own.data, faults: [...open.data.faults, ...own.data.faults] };
}
