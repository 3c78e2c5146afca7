import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const LOADER = 'oms-shell.js';

/** The place of the parts' folder in the built loader; see elements/loader/loader.ts. */
const slot = /(["'`])parts\/\1/g;

/**
 * Writes addresses that stay, beside the folder of a version: a loader that takes its parts from that folder, and the
 * files that import nothing. A browser may keep them for a while after a release, since nothing in the folder that they
 * lead to ever changes.
 * @throws Error when the folder is not a CDN build, or when its name cannot stand in an address
 */
export function writeAlias(folder: string): void {
  const name = basename(folder);
  if (!/^[\w.+-]+$/.test(name))
    throw new Error(`${folder}: an alias needs a folder whose name has letters, digits and . + - _ alone`);
  if (!existsSync(join(folder, LOADER))) throw new Error(`${folder} is not a CDN build: it has no ${LOADER}`);
  const source = readFileSync(join(folder, LOADER), 'utf8');
  if (source.match(slot)?.length !== 1) throw new Error(`${LOADER} has no place for a folder`);
  const parent = dirname(folder);
  writeFileSync(
    join(parent, LOADER),
    source.replace(slot, () => JSON.stringify(`${name}/parts/`)),
  );
  for (const file of ['oms-shell.all.js', 'oms-shell.css'])
    copyFileSync(join(folder, file), join(parent, file));
}
