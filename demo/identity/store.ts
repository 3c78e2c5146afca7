import type { Adapter, AdapterPayload } from 'oidc-provider';

interface Entry {
  readonly payload: AdapterPayload;
  /** ms since 1970. */
  readonly ends: number;
}

/** What the providers keep, in memory: it ends with the process, as a demo's may. */
export function memoryStore(): new (kind: string) => Adapter {
  const entries = new Map<string, Entry>();
  const read = (key: string): AdapterPayload | undefined => {
    const entry = entries.get(key);
    if (entry && entry.ends > Date.now()) return entry.payload;
    entries.delete(key);
    return undefined;
  };
  return class MemoryStore implements Adapter {
    constructor(private readonly kind: string) {}

    async upsert(id: string, payload: AdapterPayload, seconds = 3600): Promise<void> {
      for (const [key, { ends }] of entries) if (ends <= Date.now()) entries.delete(key);
      entries.set(this.#key(id), { payload, ends: Date.now() + seconds * 1000 });
    }

    async find(id: string): Promise<AdapterPayload | undefined> {
      return read(this.#key(id));
    }

    async findByUid(uid: string): Promise<AdapterPayload | undefined> {
      return this.#first((payload) => payload.uid === uid);
    }

    async findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
      return this.#first((payload) => payload.userCode === userCode);
    }

    async consume(id: string): Promise<void> {
      const payload = read(this.#key(id));
      if (payload) payload.consumed = Math.floor(Date.now() / 1000);
    }

    async destroy(id: string): Promise<void> {
      entries.delete(this.#key(id));
    }

    async revokeByGrantId(grantId: string): Promise<void> {
      for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key);
    }

    #first(matches: (payload: AdapterPayload) => boolean): AdapterPayload | undefined {
      for (const key of entries.keys()) {
        const payload = key.startsWith(`${this.kind}:`) ? read(key) : undefined;
        if (payload && matches(payload)) return payload;
      }
      return undefined;
    }

    #key(id: string): string {
      return `${this.kind}:${id}`;
    }
  };
}
