import type { Clock } from '../platform/clock';

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

/** Retries after a random wait between 0 and the bound (full jitter), so that clients do not retry all at once. */
export async function retry<T>(work: () => Promise<T>, options: RetryOptions): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= options.times || options.signal.aborted || !options.retryable(error)) throw error;
      await wait(options.random() * options.base * 2 ** attempt, options.clock, options.signal);
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
