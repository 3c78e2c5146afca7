import type { Clock } from './clock';

/**
 * Values that are too big for local storage, by key. No method rejects or waits for longer than 5 s: where the browser has no
 * database, refuses it or does not answer, nothing is kept.
 * @example
 * const { database } = await platform.loadLate();
 * if (!(await database.set('oms.countries', JSON.stringify(rows)))) return; // the next visit fetches the rows again
 * const kept = await database.get('oms.countries'); // may be edited by hand: check it
 */
export interface AsyncKeyValue {
  /** Null where the key has no value. */
  get(key: string): Promise<string | null>;
  /** Resolves once the value is on disk; false where the browser refuses. */
  set(key: string, value: string): Promise<boolean>;
  /** True too where the key had no value; false where the browser refuses. */
  remove(key: string): Promise<boolean>;
  /** The keys that begin with the prefix; all keys without one. */
  keys(prefix?: string): Promise<string[]>;
}

const NAME = 'oms.shell';
const STORE = 'values';
/** Time in ms that the browser has for one operation: Safari sometimes never answers. */
const TIMEOUT = 5_000;

/**
 * IndexedDB behind `AsyncKeyValue`.
 * @param factory runs at each opening: reading `window.indexedDB` itself may throw
 * @param onRefused runs at the first refusal, so that `doctor()` can name it
 */
export function browserDatabase(
  factory: () => IDBFactory,
  clock: Pick<Clock, 'after'>,
  onRefused: () => void = () => {},
): AsyncKeyValue {
  let connection: Promise<IDBDatabase> | null = null;
  let refused = false;
  /** The browser did not answer once: no later call waits for it. */
  let hangs = false;

  function disconnect(): void {
    connection?.then(
      (database) => database.close(),
      () => {},
    );
    connection = null;
  }

  async function run<T, F>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<T>,
    otherwise: F,
  ): Promise<T | F> {
    try {
      if (hangs) return otherwise;
      connection ??= connect(factory, disconnect);
      return await within(
        clock,
        connection.then((database) => transact(database, mode, work)),
      );
    } catch (error) {
      hangs ||= error === NO_ANSWER;
      // A connection that has failed once may be closed without an event: the next call opens another.
      disconnect();
      if (!refused) onRefused();
      refused = true;
      return otherwise;
    }
  }

  return {
    async get(key) {
      const value: unknown = await run('readonly', (store) => store.get(key), null);
      return typeof value === 'string' ? value : null;
    },
    set: async (key, value) => (await run('readwrite', (store) => store.put(value, key), null)) !== null,
    remove: async (key) => (await run('readwrite', (store) => store.delete(key), null)) !== null,
    async keys(prefix = '') {
      const keys: readonly unknown[] = await run('readonly', (store) => store.getAllKeys(), []);
      return keys.filter((key): key is string => typeof key === 'string' && key.startsWith(prefix));
    },
  };
}

/** @param onEnd runs when the browser or another tab ends the connection */
function connect(factory: () => IDBFactory, onEnd: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory().open(NAME, 1);
    request.onupgradeneeded = () => void request.result.createObjectStore(STORE);
    request.onsuccess = () => {
      const database = request.result;
      // A tab with a later version of the shell, or one that deletes the database, waits until this connection closes.
      database.onversionchange = onEnd;
      database.onclose = onEnd;
      resolve(database);
    };
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('blocked by another tab'));
  });
}

function transact<T>(
  database: IDBDatabase,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(STORE, mode);
    const request = work(transaction.objectStore(STORE));
    transaction.oncomplete = () => resolve(request.result);
    // Also after an error of the request, such as a full disk.
    transaction.onabort = () => reject(transaction.error ?? request.error);
  });
}

const NO_ANSWER = new Error('no answer');

function within<T>({ after }: Pick<Clock, 'after'>, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = after(TIMEOUT, () => reject(NO_ANSWER));
    work.then(resolve, reject).finally(cancel);
  });
}
