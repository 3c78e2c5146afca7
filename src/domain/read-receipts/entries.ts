import { atom, type ReadableAtom } from 'nanostores';
import type { ShellError } from '../../core/errors';
import type { StoreContext } from '../../core/store/define-store';
import type { StoredReceipt } from './storage';

/** A receipt that the page shows as done although the service may not know of it yet. */
export interface Pending<T> extends StoredReceipt<T> {
  /**
   * Made in this tab or left by an earlier visit; made here and not to be sent yet; made in another tab; or accepted by
   * the service a moment ago.
   */
  readonly phase: 'own' | 'held' | 'other-tab' | 'accepted';
}

/** Whether the service has the receipt, or the outbox sends it later. */
export type Outcome = 'sent' | 'queued';

interface Caller {
  resolve(outcome: Outcome): void;
  reject(error: ShellError): void;
}

/** The receipts of one outbox, and the callers that wait for them. */
export interface Entries<T> {
  /** Those of the present user in the present organisation, the oldest first. */
  readonly $pending: ReadableAtom<readonly Pending<T>[]>;
  userId(): string | null;
  get(id: string): Pending<T> | undefined;
  /** All of them, of whatever organisation. */
  all(): Pending<T>[];
  /** Whether it belongs to the present user and organisation. */
  isShown(entry: Pending<T>): boolean;
  set(entry: Pending<T>): void;
  remove(id: string): void;
  /** Removes receipts and answers their callers. */
  settle(ids: readonly string[], outcome: 'sent' | ShellError): void;
  /** Answers once the receipt has an outcome. Rejects with the ShellError of a refusal. */
  outcomeOf(id: string): Promise<Outcome>;
  /** Answers the callers that wait: the service is out of reach. */
  answerQueued(): void;
  /** Forgets everything: the user has signed out. */
  clear(): void;
  /** Computes `$pending` again. */
  update(): void;
}

export function createEntries<T>({ session }: Pick<StoreContext, 'session'>): Entries<T> {
  const entries = new Map<string, Pending<T>>();
  const callers = new Map<string, Caller>();
  const $pending = atom<readonly Pending<T>[]>([]);

  const userId = () => session.$state.get().user?.id ?? null;
  const isShown = (entry: Pending<T>) => entry.user === userId() && entry.contextId === session.contextId();
  const update = () => $pending.set([...entries.values()].filter(isShown).sort((a, b) => a.at - b.at));

  return {
    $pending,
    userId,
    get: (id) => entries.get(id),
    all: () => [...entries.values()],
    isShown,
    set: (entry) => void entries.set(entry.id, entry),
    remove: (id) => void entries.delete(id),
    settle(ids, outcome) {
      for (const id of ids) {
        entries.delete(id);
        const caller = callers.get(id);
        callers.delete(id);
        if (outcome === 'sent') caller?.resolve(outcome);
        else caller?.reject(outcome);
      }
      update();
    },
    outcomeOf: (id) => new Promise((resolve, reject) => callers.set(id, { resolve, reject })),
    answerQueued() {
      for (const [id, caller] of callers) if (entries.has(id)) caller.resolve('queued');
    },
    clear() {
      entries.clear();
      for (const caller of callers.values()) caller.resolve('queued');
      callers.clear();
      update();
    },
    update,
  };
}
