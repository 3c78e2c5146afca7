import { existsSync, statSync } from 'node:fs';
import { at } from './paths';
import { run } from './run';

/** What npm writes at the end of an installation. */
const isInstalled = (folder: string): boolean => {
  const written = at(folder, 'node_modules/.package-lock.json');
  return (
    existsSync(written) && statSync(written).mtimeMs >= statSync(at(folder, 'package-lock.json')).mtimeMs
  );
};

/**
 * Installs what a project of this repository with a lock file of its own needs, where its first command needs it: nobody
 * else does.
 * @returns the exit status
 */
export async function installProject(folder: string): Promise<number> {
  if (isInstalled(folder)) return 0;
  console.log(`Installing what ${folder} needs into ${folder}/node_modules …`);
  return run('npm', ['ci', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error']);
}
