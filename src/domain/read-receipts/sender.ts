import { type ShellError, toShellError } from '../../core/errors';
import type { Platform } from '../../core/platform/platform';
import { isTransient } from '../../core/request/transient';
import type { RequestOptions } from '../../core/request/types';
import type { StoreContext } from '../../core/store/define-store';
import type { Scope } from '../../core/store/scope';
import type { Entries, Pending } from './entries';
import type { ReceiptStorage } from './storage';

/** Pause in ms before a receipt that met a network failure is sent again: the first, and the longest; each pause doubles. */
const RETRY = { first: 30_000, longest: 300_000 };
/** Time in ms that a tab waits for another tab that sends. */
const LOCK_WAIT = 10_000;

export interface SenderOptions<T> {
  /** Name of the lock, the same in every tab. */
  lock(): string;
  /** Sends one to the service; must be idempotent. */
  send(receipt: T, options: RequestOptions): Promise<unknown>;
  /** Reads the receipts of earlier visits into the entries. */
  load(): void;
  /** The service has accepted these; they leave the entries when the promise settles. */
  accepted(entries: readonly Pending<T>[]): Promise<void> | void;
  refused(entry: Pending<T>, error: ShellError): void;
  /** The accepted ones have left the entries. */
  sent(ids: readonly string[]): void;
}

export interface Sender {
  /**
   * Sends what waits.
   * @param atOnce without waiting for other tabs, which a page that is left has no time for
   */
  flush(atOnce?: boolean): Promise<void>;
  cancelRetry(): void;
}

/** Sends the receipts of an outbox one after another, in one tab at a time. */
export function createSender<T>(
  { platform }: Pick<StoreContext, 'platform'>,
  scope: Scope,
  entries: Entries<T>,
  storage: ReceiptStorage<T>,
  options: SenderOptions<T>,
): Sender {
  let flushing: Promise<void> | null = null;
  let again = false;
  let retryIn = RETRY.first;
  let cancelRetry = () => {};
  let ended = false;
  scope.add(() => {
    ended = true;
    cancelRetry();
  });

  /** @returns false where the service is out of reach */
  async function sendOwn(): Promise<boolean> {
    for (;;) {
      const next = entries.all().find(({ phase, user }) => phase === 'own' && user === entries.userId());
      if (!next) return true;
      try {
        await options.send(next.receipt, { contextId: next.contextId });
        entries.set({ ...next, phase: 'accepted' });
        storage.remove(next);
      } catch (thrown) {
        const error = toShellError(thrown);
        if (mayPass(error)) return false;
        storage.remove(next);
        entries.settle([next.id], error);
        options.refused(next, error);
      }
    }
  }

  async function settleAccepted(): Promise<void> {
    const accepted = entries.all().filter(({ phase }) => phase === 'accepted');
    if (accepted.length === 0) return;
    const shown = accepted.filter(entries.isShown);
    if (shown.length > 0) await options.accepted(shown);
    const ids = accepted.map(({ id }) => id);
    entries.settle(ids, 'sent');
    options.sent(ids);
  }

  async function run(): Promise<void> {
    options.load();
    const reached = await sendOwn();
    await settleAccepted();
    cancelRetry();
    if (reached) {
      retryIn = RETRY.first;
      return;
    }
    entries.answerQueued();
    if (ended) return;
    // Jitter: the tabs of many users do not return to the service together.
    cancelRetry = platform.clock.after(retryIn * (0.5 + platform.random() / 2), () => void flush());
    retryIn = Math.min(retryIn * 2, RETRY.longest);
  }

  function flush(atOnce = false): Promise<void> {
    if (flushing) {
      again = true;
      return flushing;
    }
    if (ended || entries.userId() === null) return Promise.resolve();
    flushing = (atOnce ? run() : runAlone(platform, options.lock(), run)).finally(() => {
      flushing = null;
      if (!again) return;
      again = false;
      void flush();
    });
    return flushing;
  }

  return { flush, cancelRetry: () => cancelRetry() };
}

/**
 * Runs the work in one tab at a time. Two tabs may run it at the same time where locks are missing, or if the tab that
 * holds the lock sleeps: they send the same receipt twice, which is harmless.
 */
async function runAlone(
  platform: Pick<Platform, 'loadLate' | 'clock'>,
  lock: string,
  run: () => Promise<void>,
): Promise<void> {
  const locks = await platform.loadLate().then(
    (late) => late.locks,
    () => null,
  );
  if (!locks) return run();
  const wait = new AbortController();
  const cancel = platform.clock.after(LOCK_WAIT, () => wait.abort());
  let begun = false;
  try {
    await locks.request(lock, { signal: wait.signal }, () => {
      begun = true;
      cancel();
      return run();
    });
  } catch (error) {
    if (begun) throw error;
    await run();
  }
}

/** Another try may succeed: no service has refused. */
const mayPass = (error: ShellError): boolean =>
  isTransient(error) || ['network', 'aborted', 'unauthorised'].includes(error.kind);
