/** How the browser answers; `put-refused` is a full disk. */
export type Answer =
  | 'missing'
  | 'open-throws'
  | 'open-fails'
  | 'open-hangs'
  | 'blocked'
  | 'closed'
  | 'put-refused'
  | 'works';

export interface FakeIndexedDb {
  factory(): IDBFactory;
  answer: Answer;
  /** Databases that were opened. */
  opened: number;
  /** Connections that are not closed. */
  open: number;
  readonly values: Map<string, unknown>;
  /** Another tab deletes the database. */
  deleteElsewhere(): void;
}

interface Connection {
  onversionchange?: () => void;
  createObjectStore(): void;
  close(): void;
  transaction(): unknown;
}

interface FakeRequest {
  result?: unknown;
  error: unknown;
  onsuccess?: () => void;
  onerror?: () => void;
  onblocked?: () => void;
  onupgradeneeded?: () => void;
}

/**
 * As much of IndexedDB as the database port uses, with the failures of browsers; the answers come in later microtasks,
 * as there.
 */
export function fakeIndexedDb(): FakeIndexedDb {
  const values = new Map<string, unknown>();
  const connections = new Set<Connection>();
  let hasStore = false;
  const fake: FakeIndexedDb = {
    answer: 'works',
    opened: 0,
    get open() {
      return connections.size;
    },
    values,
    factory() {
      if (fake.answer === 'missing') return undefined as unknown as IDBFactory;
      return { open } as unknown as IDBFactory;
    },
    deleteElsewhere() {
      values.clear();
      hasStore = false;
      for (const connection of [...connections]) connection.onversionchange?.();
    },
  };

  function open(): FakeRequest {
    if (fake.answer === 'open-throws') throw new DOMException('sandboxed', 'SecurityError');
    const request: FakeRequest = { error: null };
    queueMicrotask(() => {
      if (fake.answer === 'open-hangs') return;
      if (fake.answer === 'blocked') {
        request.onblocked?.();
        return;
      }
      if (fake.answer === 'open-fails') {
        request.error = new DOMException('private window', 'InvalidStateError');
        request.onerror?.();
        return;
      }
      fake.opened += 1;
      request.result = connect();
      if (!hasStore) request.onupgradeneeded?.();
      request.onsuccess?.();
    });
    return request;
  }

  function connect() {
    const connection: Connection = {
      createObjectStore: () => {
        hasStore = true;
      },
      close: () => void connections.delete(connection),
      transaction: () => {
        if (fake.answer === 'closed') throw new DOMException('closing', 'InvalidStateError');
        return transaction();
      },
    };
    connections.add(connection);
    return connection;
  }

  function transaction() {
    const self: { error: unknown; oncomplete?: () => void; onabort?: () => void; objectStore(): unknown } = {
      error: null,
      objectStore: () => ({
        get: (key: string) => finish(() => values.get(key)),
        delete: (key: string) => finish(() => void values.delete(key)),
        getAllKeys: () => finish(() => [...values.keys()]),
        put: (value: unknown, key: string) =>
          finish(() => {
            values.set(key, value);
            return key;
          }),
      }),
    };
    function finish(work: () => unknown): FakeRequest {
      const request: FakeRequest = { error: null };
      const isRefused = fake.answer === 'put-refused';
      queueMicrotask(() => {
        if (isRefused) {
          self.error = new DOMException('disk full', 'QuotaExceededError');
          self.onabort?.();
          return;
        }
        request.result = work();
        self.oncomplete?.();
      });
      return request;
    }
    return self;
  }
  return fake;
}
