import type { Platform } from '../platform/platform';
import { CHECK_EVERY, LONGEST_WAIT, STABLE_AFTER } from './timing';

const MINUTE = 60_000;

/**
 * When to try next: after each failure a random part of a time that doubles, so that all pages of a service that comes back do
 * not come at once; never twice within `CHECK_EVERY`.
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
    // A try that lies ahead is one from before the clock was put back.
    return tries.filter((at) => at <= now && now - at < MINUTE);
  };
  return {
    isDue() {
      tries = recent();
      const now = clock.now();
      // A failure that lies ahead is one from before the clock was put back: nobody waits for that hour.
      return (now - downAt >= wait || now < downAt) && now - last() >= CHECK_EVERY;
    },
    tried: () => void tries.push(clock.now()),
    up() {
      upAt = clock.now();
    },
    down() {
      const now = clock.now();
      if (upAt !== null && now - upAt >= STABLE_AFTER) failures = 0;
      upAt = null;
      downAt = now;
      wait = random() * Math.min(LONGEST_WAIT, CHECK_EVERY * 2 ** failures);
      failures += 1;
    },
    /** The world has changed: the next look tries. */
    hurry() {
      wait = 0;
    },
    /** Tries within the last minute. */
    attempts: () => recent().length,
  };
}
