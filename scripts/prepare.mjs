import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * `prepare`: npm runs it where this package is installed from its repository, for which there is no `prepack`, and at
 * `npm install` in the repository, where nothing is to be built: `npm start` and `npm test` build what they need.
 * Plain JavaScript: after `npm ci --omit=dev` there is no tsx.
 */

const root = join(import.meta.dirname, '..');
// In the folder of one of its own projects, too.
const ownInstall = !relative(root, process.env.INIT_CWD ?? root).startsWith('..');

if (!ownInstall) {
  const tsx = join(root, 'node_modules/tsx/dist/cli.mjs');
  if (existsSync(tsx)) {
    execFileSync(process.execPath, [tsx, join(root, 'scripts/build.ts'), '--package'], {
      cwd: root,
      stdio: 'inherit',
    });
  } else if (!existsSync(join(root, 'dist/esm/index.js'))) {
    console.error(`${root} has no code yet: run npm install and npm run build there first.`);
    process.exitCode = 1;
  }
}
