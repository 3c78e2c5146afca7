import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { StartError } from './start-error';

/** The demo's own folder: its commands run in it, and it holds what they write. */
const folder = resolve(import.meta.dirname, '..');

/** A path inside the demo; an absolute one stays as it is. */
export const at = (...parts: string[]): string => resolve(folder, ...parts);

const shell = dirname(createRequire(import.meta.url).resolve('@oms/shell/package.json'));

/**
 * A file of @oms/shell, as others have it once it is installed.
 * @throws StartError where the package is not built
 */
export function shellFile(path: string): string {
  const file = join(shell, path);
  if (!existsSync(file))
    throw new StartError(`@oms/shell is not built (${file} is missing): run npm run build in its folder.`);
  return file;
}
