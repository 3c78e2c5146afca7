import type { ReadableAtom } from 'nanostores';
import type { RequestOptions } from '../../core/request/types';
import type { StoreContext } from '../../core/store/define-store';
import type { Scope } from '../../core/store/scope';
import type { ReadReceiptMessage } from '../../core/tab-messages/tab-messages';
import { createEntries, type Outcome, type Pending } from './entries';
import { createReceiver } from './receiver';
import { createSender } from './sender';
import { createReceiptStorage, type StoredReceipt } from './storage';

export interface OutboxOptions<T> {
  /** The same in every tab and version. */
  name: 'notices' | 'announcements';
  /** Reads a receipt from storage or from another tab, both hostile. Null where it is malformed. */
  check(raw: unknown): T | null;
  /** Sends one to the service; must be idempotent. `options` carries the organisation that it was made in. */
  send(receipt: T, options: RequestOptions): Promise<unknown>;
  /**
   * The service has accepted receipts of the shown organisation; they leave `$pending` when the promise settles. `here`: this tab
   * has sent them, so it fetches the new counts.
   */
  accepted(entries: readonly Pending<T>[], here: boolean): Promise<void> | void;
  /** The service has refused some: they have left `$pending`. */
  refused(here: boolean): void;
}

export interface Outbox<T> {
  /** Those of this user in this organisation, the oldest first, whichever tab they were made in. */
  readonly $pending: ReadableAtom<readonly Pending<T>[]>;
  /**
   * Shows the receipt as done in all tabs at once, then sends it: `queued` where the service is out of reach and the outbox
   * sends it later. Rejects with a ShellError where the service refuses.
   */
  put(receipt: T): Promise<Outcome>;
  /** Shows it in the same way and does not send it yet. Null where nobody is signed in. */
  hold(receipt: T): StoredReceipt<T> | null;
  /** Sends one that was held, at once, since the page may be about to end. */
  release(held: StoredReceipt<T>): Promise<Outcome>;
  /** Takes back one that was held, in all tabs; it is never sent. */
  withdraw(held: StoredReceipt<T>): void;
  /** Takes a message of another tab that arrived before the outbox was created; the outbox itself listens for later ones. */
  receive(message: ReadReceiptMessage): void;
  /** Computes `$pending` for another organisation. */
  reset(): void;
}

type OutboxContext = Pick<StoreContext, 'platform' | 'session' | 'realtime'>;

/**
 * Read receipts (docs/behaviour.md#read-receipts): shown at once in every tab, stored over reloads, sent one after another by one
 * tab at a time, and taken back where the service refuses them.
 */
export function createOutbox<T>(context: OutboxContext, scope: Scope, options: OutboxOptions<T>): Outbox<T> {
  const { platform, session, realtime } = context;
  const { clock, tabs } = platform;
  const type = `${options.name}-read` as const;
  const storage = createReceiptStorage<T>(options.name, platform, options.check);
  const entries = createEntries<T>(context);
  const { userId } = entries;
  let count = 0;

  function post(message: Omit<ReadReceiptMessage, 'type' | 'user'>): void {
    const user = userId();
    if (user !== null) tabs.post({ type, user, ...message });
  }

  /** Reads the receipts of an earlier visit, or of a closed tab. */
  function load(): void {
    const user = userId();
    if (user === null) return;
    for (const stored of storage.read(user)) {
      if (entries.get(stored.id)?.phase !== 'accepted') entries.set({ ...stored, phase: 'own' });
    }
    entries.update();
  }

  const { flush, cancelRetry } = createSender<T>(context, scope, entries, storage, {
    lock: () => `oms.${type}.${userId()}`,
    send: options.send,
    load,
    accepted: (accepted) => options.accepted(accepted, true),
    refused({ id }, error) {
      post({ refused: [id], message: error.serverMessage });
      options.refused(true);
    },
    sent: (ids) => post({ sent: ids }),
  });

  const receive = createReceiver<T>(entries, storage, {
    type,
    clock,
    accepted: (accepted) => void options.accepted(accepted, false),
    refused: () => options.refused(false),
    flush: () => void flush(),
  });

  function watchService(): void {
    const retry = () => {
      if (entries.all().some(({ phase }) => phase !== 'other-tab')) void flush();
    };
    scope.listen(realtime.$connection, (state) => {
      if (state === 'realtime' || state === 'polling') retry();
    });
    platform.loadLate().then(
      ({ online }) => scope.add(online.listen(() => online.is() && retry())),
      // Its code could not be fetched: the other occasions remain.
      () => {},
    );
  }

  function show(receipt: T, user: string, phase: 'own' | 'held'): StoredReceipt<T> {
    const id = `${clock.now().toString(36)}-${platform.random().toString(36).slice(2, 8)}-${++count}`;
    const stored = { id, user, contextId: session.contextId(), at: clock.now(), receipt };
    entries.set({ ...stored, phase });
    entries.update();
    post({ made: storage.toJson(stored) });
    return stored;
  }

  /** Stores it, now at the earliest: other tabs send what is stored. */
  function sendOne(stored: StoredReceipt<T>, atOnce: boolean): Promise<Outcome> {
    entries.set({ ...stored, phase: 'own' });
    storage.write(stored);
    const outcome = entries.outcomeOf(stored.id);
    void flush(atOnce);
    return outcome;
  }

  async function put(receipt: T): Promise<Outcome> {
    // The receipt waits until the user is known; without a user it is discarded.
    if (userId() === null && !(await whenUserKnown(session))) return 'queued';
    const user = userId();
    return user === null ? 'queued' : sendOne(show(receipt, user, 'own'), false);
  }

  scope.add(
    tabs.listen((message) => {
      if (message.type === type) receive(message);
    }),
  );
  scope.listen(session.$state, ({ status }) => {
    if (status === 'signed-in') void flush();
    if (status !== 'signed-out') return;
    cancelRetry();
    entries.clear();
  });
  watchService();
  load();
  return {
    $pending: entries.$pending,
    put,
    hold(receipt) {
      const user = userId();
      return user === null ? null : show(receipt, user, 'held');
    },
    release: (held) => sendOne(held, true),
    withdraw({ id }) {
      entries.settle([id], 'sent');
      post({ withdrawn: [id] });
    },
    receive,
    reset: entries.update,
  };
}

/** @returns false where the user has signed out */
function whenUserKnown({ $state }: StoreContext['session']): Promise<boolean> {
  return new Promise((resolve) => {
    const check = () => {
      const { user, status } = $state.get();
      if (!user && status !== 'signed-out') return;
      stop();
      resolve(status !== 'signed-out');
    };
    const stop = $state.listen(check);
    check();
  });
}
