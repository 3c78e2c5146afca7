import type { Lang } from '../support/lang';
import type { Backend } from './backend';

/** The text of a menu's key, or undefined where the server has no translation. */
export type LabelOf = (langKey: string) => string | undefined;

/** The server's translations (spec 7.1), kept between pages and asked only for what is new. */
export interface Labels {
  in(lang: Lang, backend: Backend): Promise<LabelOf>;
}

const PATH = '/status/locale/findByPage';
const ROWS = 2000;
/** Before the first translation there is (spec 9). */
const START = '2019-01-01T00:00:00.000Z';
/** Milliseconds between two looks for new translations. */
const FRESH = 300_000;

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
    async in(lang, backend) {
      const cache = caches.get(lang) ?? {
        texts: new Map(),
        since: START,
        checkedAt: Number.NEGATIVE_INFINITY,
      };
      caches.set(lang, cache);
      if (now() - cache.checkedAt > FRESH) {
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
