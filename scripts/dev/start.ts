import { spawn } from 'node:child_process';
import { at } from '../../tools/paths';
import { buildStale, isSiteFresh } from '../build';
import { type DemoRun, runDemo } from './run-demo';

/**
 * `npm start`, `npm run cluster`, `npm run backend` and `npm run restored`: build what the demo needs of the package
 * where it is out of date, and run the demo's command. `npm start` builds the documentation beside the running hosts,
 * which wait for nothing.
 */

const PAGES = ['esm', 'cdn', 'bin', 'demo'];

/** Command → the demo's script, and the steps of the build that it needs. */
const COMMANDS: Readonly<Record<string, { script: string; needs: readonly string[] }>> = {
  start: { script: 'start.ts', needs: PAGES },
  cluster: { script: 'cluster/main.ts', needs: PAGES },
  backend: { script: 'backend.ts', needs: ['esm'] },
  restored: { script: 'restored.ts', needs: ['esm'] },
};

function buildSiteBeside(demo: DemoRun): void {
  const build = spawn(process.execPath, ['--import', 'tsx', at('scripts/build.ts'), '--site'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  build.stderr.on('data', (text: Buffer) => process.stderr.write(text));
  build.on('exit', (status) => {
    if (status === 0) demo.tell('site built');
    // Ended by the signal that ends all.
    else if (status !== null) console.error('The documentation could not be built: `npm run site` says why.');
  });
  process.on('exit', () => build.kill());
}

const [name = 'start', ...args] = process.argv.slice(2);
const { script, needs } = COMMANDS[name]!;
try {
  await buildStale(needs);
  const isFresh = name !== 'start' || isSiteFresh();
  const site = name === 'start' && { SITE_DIR: at('dist/site'), SITE_STATE: isFresh ? 'fresh' : 'building' };
  const demo = runDemo(script, args, { ...site }, () => isFresh || buildSiteBeside(demo));
  process.exitCode = await demo.ended;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
process.exit();
