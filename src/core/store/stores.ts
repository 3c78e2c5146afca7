import type { ResetReason, StoreContext, StoreFactory } from './define-store';
import type { Scope } from './scope';

/** The stores of one shell. */
export interface Stores<C> {
  use<T>(factory: StoreFactory<T, C>): T;
  /** Calls the `reset` of every store that has one. */
  reset(reason: ResetReason): void;
}

/** @param scope ends the timers and listeners of the stores */
export function createStores<C extends StoreContext>(context: C, scope: Scope): Stores<C> {
  const stores = new Map<string, unknown>();
  return {
    use<T>(factory: StoreFactory<T, C>): T {
      if (!stores.has(factory.storeName)) stores.set(factory.storeName, factory(context, scope));
      return stores.get(factory.storeName) as T;
    },
    reset(reason) {
      for (const store of stores.values()) (store as Resettable | null)?.reset?.(reason);
    },
  };
}

interface Resettable {
  reset?(reason: ResetReason): void;
}
