import type { ShellConfig } from '../config/types';
import { ShellError } from '../errors';
import type { Events } from '../events/events';
import type { Platform } from '../platform/platform';
import type { RequestClient } from '../request/types';
import { type CacheOwner, createCache } from '../store/cache';
import { createResource, type Resource } from '../store/resource';
import type { BaseData } from './types';
import { checkBaseData, toMenu, toPublicBase } from './wire';

export interface BaseDeps {
  config: ShellConfig;
  platform: Platform;
  request: RequestClient;
  events: Pick<Events, 'error'>;
  /** Who looks at the page now; parts that are not known yet are empty. */
  owner: () => CacheOwner;
}

export interface Base {
  readonly resource: Resource<BaseData>;
  /** Drops what is not this user's, and loads anew. */
  keepFor(owner: CacheOwner): void;
  /** Forgets what is shown and what is kept. */
  drop(): void;
}

const PARTS = ['userId', 'organisationId', 'lang'] as const;

/** Data that was asked for before all was known of its owner is theirs as far as was known. */
const fits = (asked: CacheOwner, owner: CacheOwner): boolean =>
  PARTS.every((part) => asked[part] === '' || asked[part] === owner[part]);

const equal = (a: CacheOwner, b: CacheOwner): boolean => PARTS.every((part) => a[part] === b[part]);

/** Base data: shown from the last visit first, of one user, organisation, language and app version (spec 4). */
export function createBase({ config, platform, request, events, owner }: BaseDeps): Base {
  const cache = createCache('base', platform, checkBaseData);
  let shownFor: CacheOwner = { userId: '', organisationId: '', lang: '' };
  /** What the cache holds, so that a page which brings nothing new writes nothing. */
  let cached: { data: BaseData; owner: CacheOwner } | null = null;

  function write(data: BaseData, next: CacheOwner): void {
    shownFor = next;
    if (cached?.data === data && equal(cached.owner, next)) return;
    cached = { data, owner: next };
    cache.write(next, data);
  }

  /** Whom the last call was for. */
  let asked = shownFor;
  /** The language, say, was changed meanwhile: the reply is in the old one. */
  const isLate = () => !fits(asked, owner());

  const resource = createResource<BaseData>({
    onDemand: false,
    async load(signal) {
      for (;;) {
        asked = owner();
        try {
          const data = await loadBase(config, request, events, signal);
          if (signal.aborted || !isLate()) return data;
        } catch (error) {
          // A refusal, too: the organisation that it was asked for may be the context no longer.
          if (signal.aborted || !isLate()) throw error;
        }
      }
    },
    restore() {
      shownFor = owner();
      // Who visits is known from the cookies of the last visit; a first visit has nothing to restore.
      const data = shownFor.userId === '' ? null : cache.read(shownFor);
      if (data) cached = { data, owner: shownFor };
      return data;
    },
    keep: (data) => write(data, owner()),
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
        if (error !== null && !fits(asked, next)) void resource.refresh();
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

/** The two calls of spec 7.5: what everybody may read needs no token and so does not wait for one. */
async function loadBase(
  config: ShellConfig,
  request: RequestClient,
  events: Pick<Events, 'error'>,
  signal: AbortSignal,
): Promise<BaseData> {
  const path = config.endpoints.baseData;
  const [open, own] = await Promise.all([
    request.get<unknown>(path, { noVerify: 1 }, { auth: false, signal }),
    request.get<unknown>(path, {}, { signal }),
  ]);
  const publicBase = toPublicBase(open.data);
  const menu = toMenu(own.data);
  if (!publicBase || !menu) {
    const missing = publicBase ? 'menus' : 'globalcatelogs';
    events.error('base-data', `GET ${path}: the reply has no list of ${missing}`, 'navigation');
    throw new ShellError({
      kind: 'malformed',
      code: 'base-data',
      messageKey: 'error.malformed',
      call: `GET ${path}`,
      body: publicBase ? own.data : open.data,
    });
  }
  return { ...publicBase, ...menu, faults: [...publicBase.faults, ...menu.faults] };
}
