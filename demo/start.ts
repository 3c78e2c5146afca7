import { spawn } from 'node:child_process';
import { at } from '@oms/tools/paths';
import { buildStale, isSiteFresh } from '../scripts/build';
import { startCdn } from './cdn';
import { startConsole } from './console-server';
import { allAddresses, demoHosts } from './hosts';
import { backendFrom } from './server/from-env';
import { type Log, logFormatFrom, logFrom } from './server/operation/log';
import { startSite } from './site';
import { type DemoOptions, type RunningDemo, startDemo } from './start-demo';
import { bakedCdn, servedBy } from './support/baked-cdn';
import { allowHostsFrom, answerTo, bindTo, checkPorts, hostFrom } from './support/listen';
import { startMessage } from './support/start-message';

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

/** The two hosts that serve code of the package. */
async function servers(
  portBase: number,
  allowOrigins: readonly string[],
): Promise<Pick<DemoOptions, 'startCdn' | 'startConsole' | 'served'>> {
  if (development) {
    const { startSources } = await import('../scripts/dev/sources');
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
  const backend = backendFrom(process.env);
  const { portBase, allowOrigins } = backend;
  const host = hostFrom(process.env);
  bindTo(host);
  answerTo(allowHostsFrom(process.env));
  await checkPorts(allAddresses(demoHosts(portBase)));
  demo = await startDemo({
    ...backend,
    ...(await servers(portBase, allowOrigins)),
    startSite: () => startSite({ portBase, dir: at('dist/site') }),
    development,
    log,
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
