import { spawnSync } from 'node:child_process';
import { userInfo } from 'node:os';

/** As which a service runs; empty for that of this process. */
export interface Account {
  readonly uid?: number;
  readonly gid?: number;
}

/** Servers do not run as root, but as the package's own user. */
export function accountOf(name: string): Account {
  if (userInfo().uid !== 0) return {};
  const id = (flag: string) => Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout.trim());
  return { uid: id('-u'), gid: id('-g') };
}
