import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from '@oms/tools/paths';
import { build } from 'vite';

/**
 * The packages that the shell is compared with. They are no dependencies of the project: they would be most of its size, and the bench alone needs them.
 */
const packages = { '@carbon/web-components': '2.63.0', '@shoelace-style/shoelace': '2.20.1' };

export const peers = ['carbon', 'shoelace'] as const;

/**
 * Builds the pages of the peers into a folder: a script and a style sheet for each. Fetches their packages where they are not there yet.
 * @throws Error where the registry does not answer
 */
export async function buildPeers(outDir: string): Promise<void> {
  const folder = at('.cache/bench-peers');
  install(folder);
  for (const peer of peers) {
    await build({
      configFile: false,
      root: at('proof/bench/peers'),
      publicDir: false,
      logLevel: 'error',
      define: { 'process.env.NODE_ENV': '"production"' },
      resolve: {
        alias: Object.keys(packages).map((name) => ({
          find: name,
          replacement: join(folder, 'node_modules', name),
        })),
      },
      build: {
        outDir,
        emptyOutDir: false,
        reportCompressedSize: false,
        lib: {
          entry: at(`proof/bench/peers/${peer}.js`),
          formats: ['es'],
          fileName: () => `${peer}.js`,
          cssFileName: peer,
        },
        rolldownOptions: { output: { minify: true } },
      },
    });
  }
}

function install(folder: string): void {
  const wanted = JSON.stringify({ private: true, dependencies: packages });
  const list = join(folder, 'package.json');
  const marker = join(folder, 'node_modules', '.package-lock.json');
  if (existsSync(marker) && readFileSync(list, 'utf8') === wanted) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(list, wanted);
  // Carbon's script after installing reports to its makers.
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'];
  execFileSync('npm', ['install', ...flags], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
}
