import { spawnSync } from 'node:child_process';
import { at } from '../../tools/paths';
import { runDemo } from './run-demo';
import { type SourcesOptions, startSources } from './sources';

/**
 * `npm run dev`: the demo, and in the place of its CDN the package's sources, without a build. A change shows in every
 * open page.
 */

/** The folder of the demo's console, and the module that its page starts with. */
const CONSOLE = 'demo/console';

/** Where the demo has its CDN, and the configuration of the loader there. It says itself what is wrong with its variables. */
function deployment(): Omit<SourcesOptions, 'pages'> & { readonly url: string } {
  const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', 'print-deployment.ts'], {
    cwd: at('demo'),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) process.exit(status ?? 1);
  return JSON.parse(stdout) as ReturnType<typeof deployment>;
}

const { url, ...place } = deployment();
try {
  await startSources({ ...place, pages: [`${CONSOLE}/main.tsx`] });
  const { ended } = runDemo('start.ts', [], {
    CONSOLE_SOURCES: `${url}/${CONSOLE}/`,
    SITE_DIR: at('dist/site'),
    SITE_STATE: 'stale',
    // Its `paths` are the sources, also for what the demo's servers use of the package.
    TSX_TSCONFIG_PATH: at('tsconfig.json'),
  });
  process.exitCode = await ended;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
process.exit();
