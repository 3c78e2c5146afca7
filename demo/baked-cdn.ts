import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { demoConfig } from './config';
import { demoHosts } from './hosts';
import type { Served } from './server/shell/renderers';
import { at, shellFile } from './support/folders';

/**
 * A CDN that has the package's build with the demo's configuration, and those before it. `name` is the folder of this
 * one.
 * @throws StartError where the package is not built
 */
export function bakedCdn(portBase: number, allowOrigins: readonly string[]): { dir: string; name: string } {
  const root = at('.cache/cdn', `${portBase}`);
  const config = JSON.stringify(demoConfig(portBase, allowOrigins));
  const built = readFileSync(shellFile('dist/cdn/integrity.json'));
  const { version } = JSON.parse(readFileSync(shellFile('package.json'), 'utf8')) as { version: string };
  // The builds of a clone have one version, and a browser keeps what a folder has for ever.
  const hash = createHash('sha256').update(built).update(config).digest('hex').slice(0, 8);
  const folder = join(root, `${version}-${hash}`);
  if (!existsSync(folder)) {
    const [unfinished, file] = [join(root, 'unfinished'), `${root}.json`];
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(root, { recursive: true });
    writeFileSync(file, config);
    omsShell('bake', file, '--out', unfinished);
    renameSync(unfinished, folder);
  }
  utimesSync(folder, new Date(), new Date());
  omsShell('alias', folder);
  dropOldBuilds(root);
  return { dir: root, name: basename(folder) };
}

/** The package's command. @throws StartError where the package is not built, and where the command fails */
function omsShell(...args: string[]): void {
  execFileSync(process.execPath, [shellFile('dist/bin/oms-shell.js'), ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Builds that stay, for pages whose browser still has an older loader. */
const KEPT_BUILDS = 5;

function dropOldBuilds(root: string): void {
  const builds = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(root, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const folder of builds.slice(KEPT_BUILDS)) rmSync(folder, { recursive: true, force: true });
}

/** @param name of the folder of the CDN that the pages have */
export async function servedBy(portBase: number, name: string): Promise<Served> {
  const { createShellRenderer } = await import('@oms/shell/server');
  return { createShellRenderer, cdn: `${demoHosts(portBase).pages.cdn.url}/${name}/` };
}
