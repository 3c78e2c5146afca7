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

/** A receipt that is shown as done in all tabs, and not sent yet. */
export interface Held {
  /** Its time is over, it was taken back, or the page is left: then it can be taken back no more. */
  readonly ended: Promise<void>;
  /** As of `put`. */
  readonly outcome: Promise<Outcome>;
  /** Takes it back, in all tabs; without effect once it has ended. */
  withdraw(): void;
  /** Sends it before its time. */
  release(): void;
}

export interface Outbox<T> {
  /** Those of this user in this organisation, the oldest first, whichever tab they were made in. */
  readonly $pending: ReadableAtom<readonly Pending<T>[]>;
  /**
   * Shows the receipt as done in all tabs at once, then sends it: `queued` where the service is out of reach and the outbox
   * sends it later. Rejects with a ShellError where the service refuses.
   */
  put(receipt: T): Promise<Outcome>;
  /**
   * The same, but sent after `ms`, or as soon as the page is hidden, which may be the last that is heard of it. Null where nobody is signed
   * in.
   */
  hold(receipt: T, ms: number): Held | null;
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

  function make(receipt: T, user: string): StoredReceipt<T> {
    const id = `${clock.now().toString(36)}-${platform.random().toString(36).slice(2, 8)}-${++count}`;
    return { id, user, contextId: session.contextId(), at: clock.now(), receipt };
  }

  function show(stored: StoredReceipt<T>): void {
    entries.update();
    post({ made: storage.toJson(stored) });
  }

  async function put(receipt: T): Promise<Outcome> {
    // The receipt waits until the user is known; without a user it is discarded.
    if (userId() === null && !(await whenUserKnown(session))) return 'queued';
    const user = userId();
    if (user === null) return 'queued';
    const stored = make(receipt, user);
    entries.set({ ...stored, phase: 'own' });
    storage.write(stored);
    show(stored);
    const outcome = entries.outcomeOf(stored.id);
    void flush();
    return outcome;
  }

  function hold(receipt: T, ms: number): Held | null {
    const user = userId();
    if (user === null) return null;
    const stored = make(receipt, user);
    entries.set({ ...stored, phase: 'held' });
    show(stored);
    const outcome = entries.outcomeOf(stored.id);
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    /** @returns whether it could still be taken back */
    const stop = () => {
      end();
      for (const one of stops.splice(0)) one();
      return entries.get(stored.id)?.phase === 'held';
    };
    const release = () => {
      if (!stop()) return;
      entries.set({ ...stored, phase: 'own' });
      // Stored now at the earliest: other tabs send what is stored.
      storage.write(stored);
      void flush();
    };
    const withdraw = () => {
      if (!stop()) return;
      entries.settle([stored.id], 'withdrawn');
      post({ withdrawn: [stored.id] });
    };
    const { page } = platform;
    const stops = [clock.after(ms, release), page.listen(() => page.hidden() && release())];
    scope.add(release);
    return { ended, outcome, withdraw, release };
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
  return { $pending: entries.$pending, put, hold, receive, reset: entries.update };
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
