import type { Platform } from '../platform/platform';
import { OUTBOX } from '../session/stored';
import { isWire } from '../session/wire';

/** Marks that one user may have waiting for a topic, and ms that they are worth sending: what is older is dropped. */
const MOST = 50;
const LIFE = 7 * 24 * 3_600_000;
const ID = /^[\w.-]{1,64}$/;

/** Something done that the service may not know of yet. */
export interface Kept<T> {
  readonly id: string;
  readonly user: string;
  readonly contextId: string;
  /** ms since 1970. */
  readonly at: number;
  readonly mark: T;
}

/**
 * Marks in local storage, one key each: tabs write at the same time without losing each other's. What is found there may have
 * been edited by hand.
 */
export function createKept<T>(
  name: string,
  { local, clock }: Pick<Platform, 'local' | 'clock'>,
  checkMark: (wire: unknown) => T | null,
) {
  const prefix = (user: string) => `${OUTBOX}.${name}.${user}.`;
  const keyOf = ({ user, id }: Pick<Kept<T>, 'user' | 'id'>) => `${prefix(user)}${id}`;

  function check(wire: unknown, user: string): Kept<T> | null {
    if (!isWire(wire) || wire.user !== user) return null;
    const { id, contextId, at } = wire;
    if (typeof id !== 'string' || !ID.test(id) || typeof contextId !== 'string') return null;
    if (typeof at !== 'number' || !(Math.abs(clock.now() - at) < LIFE)) return null;
    const mark = checkMark(wire.mark);
    return mark === null ? null : { id, user, contextId, at, mark };
  }

  function parse(key: string, user: string): Kept<T> | null {
    try {
      const kept = check(JSON.parse(local.get(key) ?? ''), user);
      return kept && keyOf(kept) === key ? kept : null;
    } catch {
      return null;
    }
  }

  return {
    check,
    /** Oldest first. What makes no sense, is too old or too much is removed. */
    read(user: string): Kept<T>[] {
      const found: Kept<T>[] = [];
      for (const key of local.keys().filter((one) => one.startsWith(prefix(user)))) {
        const kept = parse(key, user);
        if (kept) found.push(kept);
        else local.remove(key);
      }
      found.sort((a, b) => a.at - b.at);
      for (const kept of found.slice(0, -MOST)) local.remove(keyOf(kept));
      return found.slice(-MOST);
    },
    /** Where storage refuses, the mark lives as long as the page. */
    write(kept: Kept<T>): void {
      local.set(keyOf(kept), JSON.stringify(kept));
    },
    remove(kept: Kept<T>): void {
      local.remove(keyOf(kept));
    },
  };
}
