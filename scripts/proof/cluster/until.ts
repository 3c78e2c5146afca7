import { setTimeout as wait } from 'node:timers/promises';

/**
 * Waits for what has to come.
 * @returns false where it has not come in time
 */
export async function until(holds: () => boolean | Promise<boolean>, limit = 60_000): Promise<boolean> {
  const deadline = Date.now() + limit;
  while (!(await holds())) {
    if (Date.now() > deadline) return false;
    await wait(50);
  }
  return true;
}
