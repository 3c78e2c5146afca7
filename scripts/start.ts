import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { allowOriginsFrom } from '../demo/allow-origins';
import { startCdn } from '../demo/cdn';
import { demoConfig } from '../demo/config';
import { startConsole } from '../demo/console-server';
import { allAddresses, demoHosts, portBaseFrom } from '../demo/hosts';
import { quotaFrom } from '../demo/server/files/quota';
import { loadFrom } from '../demo/server/load/load';
import { stopTimesFrom } from '../demo/server/operation/lifecycle';
import { type Log, logFormatFrom, logFrom } from '../demo/server/operation/log';
import { metricsFrom } from '../demo/server/operation/metrics-server';
import { smtpUrlFrom } from '../demo/server/outbox/smtp';
import { keepFrom } from '../demo/server/retention/keep';
import { startSite } from '../demo/site';
import { type DemoOptions, type RunningDemo, startDemo } from '../demo/start-demo';
import { bindTo, checkPorts, hostFrom } from '../demo/support/listen';
import { startMessage } from '../demo/support/start-message';
import pkg from '../package.json' with { type: 'json' };
import { writeAlias } from './alias';
import { bake } from './bake';
import { buildStale, isSiteFresh } from './build';
import { at } from './paths';

/**
 * `npm start`: builds the outdated parts of dist, starts everything, prints the addresses, ends on Ctrl-C.
 * `npm run dev` (`--dev`): the same from the sources, without a build; a change shows in every open page.
 */

const began = performance.now();
const development = process.argv.includes('--dev');
let demo: RunningDemo | undefined;
let log: Log | undefined;
let stopping = false;

async function stop(): Promise<void> {
  // A second signal is a person who does not want to wait.
  if (stopping) process.exit(130);
  stopping = true;
  if (!demo) process.exit(0);
  // Terminals have written ^C into this line.
  log?.info(logFormatFrom(process.env) === 'json' ? 'Stopping.' : '\nStopping.');
  await demo.close();
  process.exit(0);
}

/** A CDN that has the build with the demo's configuration, and those before it: `dist/cdn` stays as built. `name` is the folder of this one. */
function bakedCdn(portBase: number, allowOrigins: readonly string[]): { dir: string; name: string } {
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

/** The two hosts that serve code of the package. */
async function servers(
  portBase: number,
  allowOrigins: readonly string[],
): Promise<Pick<DemoOptions, 'startCdn' | 'startConsole' | 'served'>> {
  if (development) {
    const { startSources } = await import('./dev/sources');
    const filesAt = `${demoHosts(portBase).pages.cdn.url}/demo/console/`;
    return {
      startCdn: () => startSources(portBase, allowOrigins),
      startConsole: async () => startConsole({ portBase, dir: at('demo/console'), filesAt, allowOrigins }),
    };
  }
  await buildStale(['esm', 'cdn', 'demo']);
  const { dir, name } = bakedCdn(portBase, allowOrigins);
  return {
    // Tests of what the loader draws have pages without it.
    ...(process.env.DEMO_SERVED !== '0' && { served: await servedBy(portBase, name) }),
    startCdn: () => startCdn({ portBase, dir }),
    startConsole: async () => startConsole({ portBase, dir: at('dist/demo/console'), allowOrigins }),
  };
}

/** @param name of the folder of the CDN that the pages have */
async function servedBy(portBase: number, name: string): Promise<DemoOptions['served']> {
  const { createShellRenderer } = (await import(
    pathToFileURL(at('dist/esm/server.js')).href
  )) as typeof import('@oms/shell/server');
  return { createShellRenderer, cdn: `${demoHosts(portBase).pages.cdn.url}/${name}/` };
}

/** Builds the documentation beside the running hosts, which wait for nothing. */
function buildSiteBeside(url: string): void {
  const child = spawn(process.execPath, ['--import', 'tsx', at('scripts/build.ts'), '--site'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  child.stderr.on('data', (text: Buffer) => process.stderr.write(text));
  child.on('exit', (code) => {
    if (code === 0) log?.info(`The documentation is built: ${url}`);
    else if (!stopping) log?.error('The documentation could not be built: `npm run site` says why.');
  });
  process.on('exit', () => child.kill());
}

process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());

try {
  log = logFrom(process.env);
  const portBase = portBaseFrom(process.env);
  const allowOrigins = allowOriginsFrom(process.env);
  const host = hostFrom(process.env);
  bindTo(host);
  await checkPorts(allAddresses(demoHosts(portBase)));
  demo = await startDemo({
    portBase,
    ...(await servers(portBase, allowOrigins)),
    startSite: () => startSite({ portBase, dir: at('dist/site') }),
    allowOrigins,
    development,
    dataDir: process.env.DATA_DIR || '.data',
    databaseUrl: process.env.DATABASE_URL || undefined,
    smtpUrl: smtpUrlFrom(process.env),
    quota: quotaFrom(process.env),
    keep: keepFrom(process.env),
    log,
    load: loadFrom(process.env),
    metrics: metricsFrom(process.env),
    stopTimes: stopTimesFrom(process.env),
    simulation: process.env.DEMO_LIVELY !== '0',
  });
  const stale = development ? 'stale' : 'building';
  const site = isSiteFresh() ? 'fresh' : stale;
  const seconds = (performance.now() - began) / 1000;
  if (logFormatFrom(process.env) === 'json') log.info(`Ready after ${seconds.toFixed(1)} s`, { portBase });
  else console.log(startMessage(demo.hosts, allowOrigins, host, seconds, site));
  if (site === 'building') buildSiteBeside(demo.hosts.pages.site.url);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
