import { chmodSync, chownSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Account } from './account';

/** A folder for one run; the accounts of the services may pass through it. */
export function makeRoot(): string {
  const root = mkdtempSync(join(tmpdir(), 'oms-services-'));
  chmodSync(root, 0o711);
  return root;
}

/** A service's own folder in it. */
export function makeFolder(root: string, name: string, { uid, gid }: Account): string {
  const folder = join(root, name);
  mkdirSync(folder, { mode: 0o700 });
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  return folder;
}
