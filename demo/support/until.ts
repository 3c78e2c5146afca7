import { setTimeout as wait } from 'node:timers/promises';

/** ms between two looks. */
const LOOK = 20;

/** Waits until something holds. @returns whether it came to hold within so many ms */
export async function within(longest: number, holds: () => boolean | Promise<boolean>): Promise<boolean> {
  const deadline = Date.now() + longest;
  while (!(await holds())) {
    if (Date.now() > deadline) return false;
    await wait(LOOK);
  }
  return true;
}

/** Waits until something holds. @param longest ms @throws where it does not hold within that time */
export async function until(
  holds: () => boolean | Promise<boolean>,
  what: string,
  longest = 120_000,
): Promise<void> {
  if (!(await within(longest, holds))) throw new Error(`Not within ${longest / 1000} s: ${what}`);
}
