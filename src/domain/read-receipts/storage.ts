import type { Platform } from '../../core/platform/platform';
import { isRecord } from '../../page/json/json';
import * as KEYS from '../../page/storage-keys/keys';

/** Receipts that one user may have in an outbox, and their lifetime in ms: older ones are discarded. */
const MOST = 50;
const LIFE = 7 * 24 * 3_600_000;
const ID = /^[\w.-]{1,64}$/;

/** A receipt that the service may not know of yet. */
export interface StoredReceipt<T> {
  readonly id: string;
  readonly user: string;
  readonly contextId: string;
  /** ms since 1970. */
  readonly at: number;
  readonly receipt: T;
}

/**
 * Receipts in local storage, one key each, so that two tabs that write at the same time do not overwrite each other.
 * The stored data may be edited by hand.
 */
export function createReceiptStorage<T>(
  name: string,
  { local, clock }: Pick<Platform, 'local' | 'clock'>,
  checkReceipt: (raw: unknown) => T | null,
) {
  const prefix = (user: string) => `${KEYS.readReceipts}${name}.${user}.`;
  const keyOf = ({ user, id }: Pick<StoredReceipt<T>, 'user' | 'id'>) => `${prefix(user)}${id}`;

  function check(raw: unknown, user: string): StoredReceipt<T> | null {
    if (!isRecord(raw) || raw.user !== user) return null;
    const { id, contextId, at } = raw;
    if (typeof id !== 'string' || !ID.test(id) || typeof contextId !== 'string') return null;
    if (typeof at !== 'number' || !(Math.abs(clock.now() - at) < LIFE)) return null;
    // The stored name of the field is older than the word.
    const receipt = checkReceipt(raw.mark);
    return receipt === null ? null : { id, user, contextId, at, receipt };
  }

  const toJson = ({ receipt, ...rest }: StoredReceipt<T>) => ({ ...rest, mark: receipt });

  function parse(key: string, user: string): StoredReceipt<T> | null {
    try {
      const stored = check(JSON.parse(local.get(key) ?? ''), user);
      return stored && keyOf(stored) === key ? stored : null;
    } catch {
      return null;
    }
  }

  return {
    check,
    toJson,
    /** The oldest first. Removes malformed and old ones, and the oldest of too many. */
    read(user: string): StoredReceipt<T>[] {
      const found: StoredReceipt<T>[] = [];
      for (const key of local.keys().filter((one) => one.startsWith(prefix(user)))) {
        const stored = parse(key, user);
        if (stored) found.push(stored);
        else local.remove(key);
      }
      found.sort((a, b) => a.at - b.at);
      for (const stored of found.slice(0, -MOST)) local.remove(keyOf(stored));
      return found.slice(-MOST);
    },
    /** Where storage refuses, the receipt lives as long as the page. */
    write(stored: StoredReceipt<T>): void {
      local.set(keyOf(stored), JSON.stringify(toJson(stored)));
    },
    remove(stored: StoredReceipt<T>): void {
      local.remove(keyOf(stored));
    },
  };
}

export type ReceiptStorage<T> = ReturnType<typeof createReceiptStorage<T>>;
