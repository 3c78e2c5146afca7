import { setTimeout as wait } from 'node:timers/promises';

/** ms between two looks. */
const LOOK = 50;

/** Waits until something is so. @returns whether it came to be within the time, in ms */
export async function within(longest: number, holds: () => boolean | Promise<boolean>): Promise<boolean> {
  const deadline = Date.now() + longest;
  while (!(await holds())) {
    if (Date.now() > deadline) return false;
    await wait(LOOK);
  }
  return true;
}

/** @throws where it is not so within 30 s: a try cannot begin then */
export async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  if (!(await within(30_000, holds))) throw new Error(`Not within 30 s: ${what}`);
}
