import { rmSync } from 'node:fs';
import { allowOriginsFrom } from '../demo/allow-origins';
import { startCdn } from '../demo/cdn';
import { demoConfig } from '../demo/config';
import { startConsole } from '../demo/console-server';
import { allAddresses, demoHosts, portBaseFrom } from '../demo/hosts';
import { smtpUrlFrom } from '../demo/server/outbox/smtp';
import { type DemoOptions, type RunningDemo, startDemo } from '../demo/start-demo';
import { bindTo, checkPorts, hostFrom } from '../demo/support/listen';
import { startMessage } from '../demo/support/start-message';
import { bake } from './bake';
import { buildStale } from './build';
import { at } from './paths';

/**
 * `npm start`: builds the outdated parts of dist, starts everything, prints the addresses, ends on Ctrl-C.
 * `npm run dev` (`--dev`): the same from the sources, without a build; a change shows in every open page.
 */

const began = performance.now();
const development = process.argv.includes('--dev');
let demo: RunningDemo | undefined;
let stopping = false;

async function stop(): Promise<void> {
  // A second signal is a person who does not want to wait.
  if (stopping) process.exit(130);
  stopping = true;
  if (!demo) process.exit(0);
  console.log('\nStopping.');
  await demo.close();
  process.exit(0);
}

/** The CDN build with the demo's configuration, in a folder of its own: `dist/cdn` stays as built. */
function bakedCdn(portBase: number, allowOrigins: readonly string[]): string {
  const folder = at('.cache/cdn', `${portBase}`);
  rmSync(folder, { recursive: true, force: true });
  bake(demoConfig(portBase, allowOrigins), at('dist/cdn'), folder);
  return folder;
}

/** The two hosts that serve code of the package. */
async function servers(
  portBase: number,
  allowOrigins: readonly string[],
): Promise<Pick<DemoOptions, 'startCdn' | 'startConsole'>> {
  if (development) {
    const { startSources } = await import('./dev/sources');
    const filesAt = `${demoHosts(portBase).pages.cdn.url}/demo/console/`;
    return {
      startCdn: () => startSources(portBase, allowOrigins),
      startConsole: async () => startConsole({ portBase, dir: at('demo/console'), filesAt, allowOrigins }),
    };
  }
  await buildStale(['esm', 'cdn', 'demo']);
  const dir = bakedCdn(portBase, allowOrigins);
  return {
    startCdn: () => startCdn({ portBase, dir }),
    startConsole: async () => startConsole({ portBase, dir: at('dist/demo/console'), allowOrigins }),
  };
}

process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());

try {
  const portBase = portBaseFrom(process.env);
  const allowOrigins = allowOriginsFrom(process.env);
  const host = hostFrom(process.env);
  bindTo(host);
  await checkPorts(allAddresses(demoHosts(portBase)));
  demo = await startDemo({
    portBase,
    ...(await servers(portBase, allowOrigins)),
    allowOrigins,
    development,
    dataDir: process.env.DATA_DIR || '.data',
    databaseUrl: process.env.DATABASE_URL || undefined,
    smtpUrl: smtpUrlFrom(process.env),
    log: (line) => console.log(line),
    simulation: process.env.DEMO_LIVELY !== '0',
  });
  console.log(startMessage(demo.hosts, allowOrigins, host, (performance.now() - began) / 1000));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
