import type { Clock } from '../platform/clock';

export interface RetryOptions {
  /** How often to try again. */
  times: number;
  /** Upper bound of the first wait in ms; it doubles each time. */
  base: number;
  clock: Clock;
  random: () => number;
  signal: AbortSignal;
  /** Whether this failure is worth another try. */
  worthIt: (error: unknown) => boolean;
}

/** Tries again after a wait drawn evenly between 0 and the bound (full jitter), so that clients do not march in step. */
export async function retry<T>(work: () => Promise<T>, options: RetryOptions): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= options.times || options.signal.aborted || !options.worthIt(error)) throw error;
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
