import { APP_VERSION } from '../../core/constants';
import type { AsyncKeyValue } from '../../core/platform/database';
import type { CacheOwner } from '../../core/store/cache';
import { isRecord } from '../../page/json/json';
import * as KEYS from '../../page/storage-keys/keys';
import { MAX_ROWS } from './api';
import type { ReferenceOption } from './types';

/** A list as it was kept in the browser's database. */
export interface KeptList {
  readonly options: readonly ReferenceOption[];
  /** When it was fetched: ms since 1970. */
  readonly at: number;
}

/** The key of a list of one owner and app version, so that data of another is never read. */
export const keptKey = ({ userId, organisationId, lang }: CacheOwner, list: string): string =>
  `${KEYS.references}${[APP_VERSION, userId, organisationId, lang, list].map(encodeURIComponent).join('.')}`;

/** The list under a key; null where there is none, or somebody has edited it so that it cannot be read. */
export async function readKept(database: AsyncKeyValue, key: string): Promise<KeptList | null> {
  const text = await database.get(key);
  if (text === null) return null;
  try {
    const kept: unknown = JSON.parse(text);
    if (!isRecord(kept) || typeof kept.at !== 'number' || !Array.isArray(kept.options)) return null;
    const options = kept.options.filter(isOption).slice(0, MAX_ROWS);
    return options.length === kept.options.length ? { options, at: kept.at } : null;
  } catch {
    return null;
  }
}

export const keep = (database: AsyncKeyValue, key: string, list: KeptList): Promise<boolean> =>
  database.set(key, JSON.stringify(list));

/** Removes the lists of other app versions, or all of them. */
export async function dropKept(database: AsyncKeyValue, all: boolean): Promise<void> {
  const mine = `${KEYS.references}${encodeURIComponent(APP_VERSION)}.`;
  const keys = await database.keys(KEYS.references);
  await Promise.all(keys.filter((key) => all || !key.startsWith(mine)).map((key) => database.remove(key)));
}

const isOption = (value: unknown): value is ReferenceOption =>
  isRecord(value) &&
  ['value', 'label', 'code'].every((field) => typeof value[field] === 'string') &&
  typeof value.disabled === 'boolean';
