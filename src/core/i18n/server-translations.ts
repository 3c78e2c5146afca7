import { BASE_DATE, ROWS, TEXTS, textsQuery } from '../../page/first-calls/texts-call';
import { countOf, isRecord, textOf } from '../../page/json/json';
import * as KEYS from '../../page/storage-keys/keys';
import type { Platform } from '../platform/platform';
import type { KeyValue } from '../platform/storage';
import type { RequestClient } from '../request/types';
import type { Lang } from './lang';

/** More pages than this are a fault of the server, not a dictionary. */
const MAX_PAGES = 50;

export interface ServerTexts {
  texts: Record<string, string>;
  /** Newest change seen; the next fetch asks for what came after it. */
  since: string;
}

const keyOf = (lang: Lang) => `${KEYS.texts}${lang}`;

/** The texts of the last visit; null where there are none or they are not what we wrote. */
export function storedTexts(lang: Lang, platform: { local: Pick<KeyValue, 'get'> }): ServerTexts | null {
  try {
    const stored: unknown = JSON.parse(platform.local.get(keyOf(lang)) ?? 'null');
    if (isRecord(stored) && isRecord(stored.texts) && typeof stored.since === 'string') {
      const texts = Object.entries(stored.texts).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      );
      return { texts: Object.fromEntries(texts), since: stored.since };
    }
  } catch {
    // Edited by hand or cut off: the fetch below loads all of them.
  }
  return null;
}

/** A page of texts in a reply: by their keys, the date of the newest change in it, and how many rows it has. */
export function readTexts(data: unknown): { fresh: Record<string, string>; newest: string; count: number } {
  const rows = isRecord(data) && Array.isArray(data.content) ? data.content : [];
  const fresh: Record<string, string> = {};
  let newest = '';
  for (const row of rows) {
    if (!isRecord(row)) continue;
    const key = textOf(row.langKey);
    if (key === '' || typeof row.langValue !== 'string') continue;
    fresh[key] = row.langValue;
    const changed = textOf(row.opAt);
    if (changed > newest) newest = changed;
  }
  return { fresh, newest, count: rows.length };
}

/**
 * Fetches what changed since the last visit, page by page, and keeps it for the next.
 * Rejects when the first page fails; pages already read stay merged.
 */
export async function fetchTexts(
  lang: Lang,
  request: RequestClient,
  platform: Pick<Platform, 'local'>,
  merge: (texts: Record<string, string>) => void,
): Promise<void> {
  const known = storedTexts(lang, platform) ?? { texts: {}, since: BASE_DATE };
  let { since } = known;
  const texts = known.texts;
  for (let page = 1; page <= MAX_PAGES; page++) {
    const { data } = await request.get<unknown>(TEXTS, textsQuery(lang, known.since, page), { auth: false });
    const { fresh, newest, count } = readTexts(data);
    if (newest > since) since = newest;
    Object.assign(texts, fresh);
    merge(fresh);
    const pages = (isRecord(data) && countOf(data.totalPages)) || 1;
    if (count < ROWS || !(page < pages)) break;
  }
  platform.local.set(keyOf(lang), JSON.stringify({ texts, since }));
}
