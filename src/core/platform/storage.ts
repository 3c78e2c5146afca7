/** Strings by key. No method throws: where the browser refuses or the storage is full, nothing is kept. */
export interface KeyValue {
  get(key: string): string | null;
  /** False where the browser refuses (quota, private mode, disabled). */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  keys(): string[];
}

/**
 * Web storage behind `KeyValue`.
 * @param open runs at each access: reading `window.localStorage` itself throws where storage is forbidden
 * @param onRefused runs at the first refusal, so that `doctor()` can name it
 */
export function webStorage(open: () => Storage, onRefused: () => void = () => {}): KeyValue {
  let refused = false;
  function attempt<T>(work: (storage: Storage) => T, otherwise: T): T {
    try {
      return work(open());
    } catch {
      if (!refused) {
        refused = true;
        onRefused();
      }
      return otherwise;
    }
  }
  return {
    get: (key) => attempt((storage) => storage.getItem(key), null),
    set: (key, value) =>
      attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
    keys: () =>
      attempt((storage) => {
        const keys: string[] = [];
        for (let i = 0; i < storage.length; i++) {
          const key = storage.key(i);
          if (key !== null) keys.push(key);
        }
        return keys;
      }, []),
  };
}

/** Values in memory, for tests. */
export function memoryStorage(): KeyValue {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set(key, value) {
      values.set(key, value);
      return true;
    },
    remove: (key) => void values.delete(key),
    keys: () => [...values.keys()],
  };
}
