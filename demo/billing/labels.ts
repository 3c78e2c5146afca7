import type { Lang } from '../support/lang';
import type { Backend } from './backend';

/** Returns the text of a menu's key, or undefined if the server has no translation. */
export type LabelOf = (langKey: string) => string | undefined;

/** The server's translations, cached between pages; it fetches only newer ones. */
export interface Labels {
  load(lang: Lang, backend: Backend): Promise<LabelOf>;
}

const PATH = '/status/locale/findByPage';
const ROWS = 2000;
/** A time before that of the first translation. */
const FIRST_CHANGE = '2019-01-01T00:00:00.000Z';
/** Milliseconds between two calls for newer translations. */
const REFRESH_INTERVAL = 300_000;

interface Row {
  readonly langKey: string;
  readonly langValue: string;
  readonly opAt: string;
}

interface Cache {
  readonly texts: Map<string, string>;
  since: string;
  checkedAt: number;
}

/** @param now clock in ms */
export function createLabels(now: () => number): Labels {
  const caches = new Map<Lang, Cache>();
  return {
    async load(lang, backend) {
      const cache = caches.get(lang) ?? {
        texts: new Map(),
        since: FIRST_CHANGE,
        checkedAt: Number.NEGATIVE_INFINITY,
      };
      caches.set(lang, cache);
      if (now() - cache.checkedAt > REFRESH_INTERVAL) {
        await refresh(cache, lang, backend);
        cache.checkedAt = now();
      }
      return (key) => cache.texts.get(key);
    },
  };
}

async function refresh(cache: Cache, lang: Lang, backend: Backend): Promise<void> {
  const { since } = cache;
  for (let page = 1, pages = 1; page <= pages; page++) {
    const query = { 'search[EQ_locale]': lang, 'search[GT_opAt]': since, page: `${page}`, rows: `${ROWS}` };
    const data = (await backend.open('userCentre', PATH, query)) as {
      content?: readonly Row[];
      totalPages?: number;
    } | null;
    for (const { langKey, langValue, opAt } of data?.content ?? []) {
      cache.texts.set(langKey, langValue);
      if (opAt > cache.since) cache.since = opAt;
    }
    pages = data?.totalPages ?? 0;
  }
}
