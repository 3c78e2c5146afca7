/** A store of strings that never throws: a full or forbidden storage answers `false` and forgets. */
export interface KeyValue {
  get(key: string): string | null;
  /** False when the browser refused (quota, private mode, disabled). */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  keys(): string[];
}

/**
 * Web storage behind `KeyValue`. `open` is called each time: reading `window.localStorage` itself throws
 * where storage is forbidden. `onRefused` hears of the first refusal, so that `doctor()` can tell.
 */
export function webStorage(open: () => Storage, onRefused: () => void = () => {}): KeyValue {
  let told = false;
  function attempt<T>(work: (storage: Storage) => T, otherwise: T): T {
    try {
      return work(open());
    } catch {
      if (!told) {
        told = true;
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

/** Kept in memory: for tests, and for servers. */
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
