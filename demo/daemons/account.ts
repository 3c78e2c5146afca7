import { spawnSync } from 'node:child_process';
import { userInfo } from 'node:os';

/** As which a service runs; empty for that of this process. */
export interface Account {
  readonly uid?: number;
  readonly gid?: number;
}

/**
 * Servers do not run as root, but as the package's own user.
 * @param own of this process
 * @throws where there is no such account, or it is root
 */
export function accountOf(name: string, own = userInfo().uid): Account {
  if (own !== 0) return {};
  const id = (flag: string) => {
    const { stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' });
    const found = Number(stdout);
    // No output is 0, too.
    if (found > 0) return found;
    throw new Error(`This machine has no account ${name}: its package makes it.`);
  };
  return { uid: id('-u'), gid: id('-g') };
}
