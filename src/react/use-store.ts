import type { Store, StoreValue } from 'nanostores';
import { useCallback, useSyncExternalStore } from 'react';

/** The one bridge from stores to components: re-renders when the store changes. */
export function useStore<S extends Store>($store: S): StoreValue<S> {
  const subscribe = useCallback((onChange: () => void) => $store.listen(onChange), [$store]);
  const get = () => $store.get();
  return useSyncExternalStore(subscribe, get, get);
}
