import { Failure } from '../reply/failure';

/** Milliseconds for which sendings are counted. */
const window = 60_000;
/** Senders that are remembered: an attacker with many addresses takes no more memory than that. */
const mostSenders = 20_000;

export interface SenderLimit {
  /**
   * Counts one sending.
   * @throws Failure 429, with the seconds to wait, from a sender who has sent as much as is allowed
   */
  take(sender: string): void;
}

/**
 * Limits what one sender may send in a minute, by session or by network address. Each backend counts for itself.
 * @param most wide enough for honest use
 */
export function senderLimit(most: number, clock: () => Date): SenderLimit {
  const senders = new Map<string, { readonly until: number; sent: number }>();
  return {
    take(sender) {
      const now = clock().getTime();
      let counted = senders.get(sender);
      if (!counted || counted.until <= now) {
        senders.delete(sender);
        for (const [other, { until }] of senders) {
          // In the order of their beginning: what follows lasts longer.
          if (until > now && senders.size < mostSenders) break;
          senders.delete(other);
        }
        counted = { until: now + window, sent: 0 };
        senders.set(sender, counted);
      }
      if (counted.sent >= most) throw tooMany(counted.until - now);
      counted.sent += 1;
    },
  };
}

const tooMany = (ms: number): Failure =>
  new Failure(429, {}, undefined, undefined, { wait: Math.ceil(ms / 1000) });
