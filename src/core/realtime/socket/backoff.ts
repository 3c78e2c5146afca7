import type { Platform } from '../../platform/platform';
import { CHECK_EVERY, LONGEST_WAIT, STABLE_TIME } from '../timing';

const MINUTE = 60_000;

/**
 * Decides when the next attempt to connect is due. After each failure the wait is a random part of a time that doubles, so that all
 * pages do not return to the service at the same moment; no two attempts are within `CHECK_EVERY`.
 */
export function createBackoff({ clock, random }: Pick<Platform, 'clock' | 'random'>) {
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
      return (now - downAt >= wait || now < downAt) && now - last() >= CHECK_EVERY;
    },
    tried: () => void tries.push(clock.now()),
    up() {
      upAt = clock.now();
    },
    down() {
      const now = clock.now();
      if (upAt !== null && now - upAt >= STABLE_TIME) failures = 0;
      upAt = null;
      downAt = now;
      wait = random() * Math.min(LONGEST_WAIT, CHECK_EVERY * 2 ** failures);
      failures += 1;
    },
    /** Makes an attempt due now, but for the pause of `CHECK_EVERY`. */
    skipWait() {
      wait = 0;
    },
    /** Attempts within the last minute. */
    attempts: () => recent().length,
  };
}
