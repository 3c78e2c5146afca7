import type { Store, StoreValue } from 'nanostores';
import { useCallback, useRef, useSyncExternalStore } from 'react';

/** The one bridge from stores to components: re-renders when the store changes. */
export function useStore<Shown extends Store>(store: Shown): StoreValue<Shown> {
  type Value = StoreValue<Shown>;
  // Read once for each render: a store that nobody listens to may start to load with it.
  const shown = useRef<Value>(undefined);
  shown.current = store.get();
  const listen = useCallback(
    (changed: () => void) => {
      const show = (value: Value) => {
        if (value === shown.current) return;
        shown.current = value;
        changed();
      };
      // What has come between the render and now.
      show(store.value as Value);
      return store.listen(show);
    },
    [store],
  );
  const read = () => shown.current as Value;
  return useSyncExternalStore(listen, read, read);
}
