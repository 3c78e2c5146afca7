import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { at } from '@oms/tools/paths';
import { writeAlias } from '../../node/cdn/alias';
import { bake } from '../../node/cdn/bake';
import pkg from '../../package.json' with { type: 'json' };
import { demoConfig } from '../config';
import { demoHosts } from '../hosts';
import type { Served } from '../server/shell/renderers';

/** A CDN that has the build with the demo's configuration, and those before it: `dist/cdn` stays as built. `name` is the folder of this one. */
export function bakedCdn(portBase: number, allowOrigins: readonly string[]): { dir: string; name: string } {
  const root = at('.cache/cdn', `${portBase}`);
  const config = demoConfig(portBase, allowOrigins);
  const built = readFileSync(at('dist/cdn/integrity.json'));
  // The builds of a clone have one version, and a browser keeps what a folder has for ever.
  const hash = createHash('sha256').update(built).update(JSON.stringify(config)).digest('hex').slice(0, 8);
  const folder = join(root, `${pkg.version}-${hash}`);
  if (!existsSync(folder)) {
    const unfinished = join(root, 'unfinished');
    rmSync(unfinished, { recursive: true, force: true });
    bake(config, at('dist/cdn'), unfinished);
    renameSync(unfinished, folder);
  }
  utimesSync(folder, new Date(), new Date());
  writeAlias(folder);
  dropOldBuilds(root);
  return { dir: root, name: basename(folder) };
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
  const { createShellRenderer } = (await import(
    pathToFileURL(at('dist/esm/server.js')).href
  )) as typeof import('@oms/shell/server');
  return { createShellRenderer, cdn: `${demoHosts(portBase).pages.cdn.url}/${name}/` };
}
