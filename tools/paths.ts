import { join, resolve } from 'node:path';

/** The repository's root folder. */
export const root = join(import.meta.dirname, '..');

/** A path inside the repository; an absolute one stays as it is. */
export function at(...parts: string[]): string {
  return resolve(root, ...parts);
}
