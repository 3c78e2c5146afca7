import { defineStore, type ResetReason, type StoreContext, type StoreFactory } from './define-store';
import type { Scope } from './scope';

/** Stores of one kind, one for each key: lists by query, records by id. */
export interface Family<T> {
  /** The store of the key, made on first use. */
  get(key: string): T;
  /** Resets every store that has a `reset`; removes all of them when the user changes. */
  reset(reason: ResetReason): void;
}

/** Stores that a family keeps at most; it removes the least recently used one. */
const MOST = 50;

/**
 * A family of stores, of which a shell has one for each key.
 *
 * @param familyName unique among all stores
 * @example
 * const taskFamily = defineFamily('task', ({ request }, id) =>
 *   createResource({ load: (signal) => fetchTask(request, id, signal) }),
 * );
 * shell.use(taskFamily).get('4711').$state;
 */
export function defineFamily<T, C extends StoreContext = StoreContext>(
  familyName: string,
  create: (context: C, key: string, scope: Scope) => T,
): StoreFactory<Family<T>, C> {
  return defineStore(familyName, (context: C, scope) => {
    const stores = new Map<string, T>();
    return {
      get(key) {
        const store = stores.get(key) ?? create(context, key, scope);
        // A map keeps the order of insertion, so the first key is the one that was used least recently.
        stores.delete(key);
        stores.set(key, store);
        for (const oldest of stores.keys()) {
          if (stores.size <= MOST) break;
          stores.delete(oldest);
        }
        return store;
      },
      reset(reason) {
        for (const store of stores.values()) (store as Resettable | null)?.reset?.(reason);
        if (reason === 'user') stores.clear();
      },
    };
  });
}

interface Resettable {
  reset?(reason: ResetReason): void;
}
