import { setTimeout as wait } from 'node:timers/promises';

/** Waits until something holds. @param longest ms @throws where it does not hold within that time */
export async function until(
  holds: () => boolean | Promise<boolean>,
  what: string,
  longest = 120_000,
): Promise<void> {
  const deadline = Date.now() + longest;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`Not within ${longest / 1000} s: ${what}`);
    await wait(20);
  }
}
