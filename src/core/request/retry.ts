import type { Clock } from '../platform/clock';
import { retryAfter } from './transient';

/** The longest `Retry-After` in ms that a call waits for: the person waits too. For a longer one the call fails at once. */
export const LONGEST_RETRY_AFTER = 10_000;

export interface RetryOptions {
  /** How many retries there are at most. */
  times: number;
  /** Upper bound, in ms, of the wait before the first retry; it doubles each time. */
  base: number;
  clock: Clock;
  random: () => number;
  signal: AbortSignal;
  /** Whether to retry after this failure. */
  retryable: (error: unknown) => boolean;
}

/**
 * Retries after a random wait between 0 and the bound (full jitter), so that clients do not retry all at once. The wait
 * begins after the time that the service asks for.
 */
export async function retry<T>(work: () => Promise<T>, options: RetryOptions): Promise<T> {
  const { clock, signal } = options;
  for (let attempt = 0; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const asked = retryAfter(error, clock.now());
      const isLast = attempt >= options.times || signal.aborted || !options.retryable(error);
      if (isLast || asked > LONGEST_RETRY_AFTER) throw error;
      await wait(asked + options.random() * options.base * 2 ** attempt, clock, signal);
    }
  }
}

function wait(ms: number, clock: Clock, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const refuse = () => {
      cancel();
      reject(signal.reason);
    };
    const cancel = clock.after(ms, () => {
      signal.removeEventListener('abort', refuse);
      resolve();
    });
    signal.addEventListener('abort', refuse, { once: true });
  });
}
