import type { Platform } from '../../platform/platform';
import { CHECK_EVERY, HIDDEN_WAIT, LONGEST_WAIT, STABLE_TIME, TIMER_SLACK } from '../timing';

const MINUTE = 60_000;

/**
 * Decides when the next attempt to connect is due. After each failure the wait is a random part of a time that doubles,
 * so that all pages do not return to the service at the same moment; no two attempts are within `CHECK_EVERY`.
 * @param longest the longest wait in ms now; 0 while a person sees the page. Pages check at moments of their own, so
 * that attempts without a wait are spread evenly
 */
export function createBackoff(
  { clock, random }: Pick<Platform, 'clock' | 'random'>,
  longest: () => number = () => LONGEST_WAIT,
) {
  let failures = 0;
  let downAt = 0;
  let wait = 0;
  let tries: number[] = [];
  let upAt: number | null = null;
  const last = () => tries.at(-1) ?? Number.NEGATIVE_INFINITY;
  const recent = () => {
    const now = clock.now();
    // An attempt in the future is from before the clock was set back.
    return tries.filter((at) => at <= now && now - at < MINUTE);
  };
  return {
    isDue() {
      tries = recent();
      const now = clock.now();
      // A failure in the future is from before the clock was set back: its wait does not count.
      const waited = now - downAt >= Math.min(wait, longest()) || now < downAt;
      return waited && now - last() >= CHECK_EVERY - TIMER_SLACK;
    },
    tried: () => void tries.push(clock.now()),
    up() {
      upAt = clock.now();
    },
    /** @param since the wait begins there: what has failed late has waited already */
    down(since = clock.now()) {
      const now = clock.now();
      if (upAt !== null && now - upAt >= STABLE_TIME) failures = 0;
      upAt = null;
      downAt = since;
      wait = random() * Math.min(longest(), CHECK_EVERY * 2 ** failures);
      failures += 1;
    },
    /** Makes an attempt due now, but for the pause of `CHECK_EVERY`. */
    skipWait() {
      wait = 0;
    },
    /**
     * The service answers again: what is left of the wait is a random part of `HIDDEN_WAIT` at most. Pages whose
     * sockets dropped at the same moment ask over HTTP at the same moment, too: an attempt right after that answer
     * would come from all of them at once.
     */
    shortenWait() {
      wait = Math.min(wait, clock.now() - downAt + random() * HIDDEN_WAIT);
    },
    /** Attempts within the last minute. */
    attempts: () => recent().length,
  };
}
