import { bakedCdn, servedBy } from './baked-cdn';
import { startCdn } from './cdn';
import { startConsole } from './console-server';
import { addressesToOpen, demoHosts } from './hosts';
import { backendFrom } from './server/from-env';
import { type Log, logFormatFrom, logFrom } from './server/operation/log';
import { startSite } from './site';
import { type DemoOptions, type RunningDemo, startDemo } from './start-demo';
import { siteStateFrom, startMessage } from './start-message';
import { at } from './support/folders';
import { allowHostsFrom, answerTo, bindTo, checkPorts, hostFrom } from './support/listen';

/**
 * Starts everything, prints the addresses, ends on Ctrl-C. Whoever starts it with an IPC channel hears when it is
 * ready, and tells when the documentation is built. With CONSOLE_SOURCES the sources of the package are served at the
 * address of its CDN, by another process.
 */

const began = performance.now();
/** Where the page of the console has its own files, with a slash at the end, where a server of sources has them. */
const filesAt = process.env.CONSOLE_SOURCES || undefined;
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
  if (filesAt)
    return {
      startConsole: async () => startConsole({ portBase, dir: at('console'), filesAt, allowOrigins }),
    };
  const { dir, name } = bakedCdn(portBase, allowOrigins);
  return {
    // Tests of what the loader draws have pages without it.
    ...(process.env.DEMO_SERVED !== '0' && { served: await servedBy(portBase, name) }),
    startCdn: () => startCdn({ portBase, dir }),
    startConsole: async () => startConsole({ portBase, dir: at('dist/console'), allowOrigins }),
  };
}

process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());
process.on('SIGHUP', () => void stop());
// Whoever has started it has been killed.
process.on('disconnect', () => void stop());

try {
  log = logFrom(process.env);
  const backend = backendFrom(process.env);
  const { portBase, allowOrigins } = backend;
  const { SITE_DIR } = process.env;
  const host = hostFrom(process.env);
  bindTo(host);
  answerTo(allowHostsFrom(process.env));
  await checkPorts(addressesToOpen(demoHosts(portBase), filesAt !== undefined));
  demo = await startDemo({
    ...backend,
    ...(await servers(portBase, allowOrigins)),
    ...(SITE_DIR && { startSite: () => startSite({ portBase, dir: SITE_DIR }) }),
    log,
  });
  const { hosts } = demo;
  const seconds = (performance.now() - began) / 1000;
  if (logFormatFrom(process.env) === 'json') log.info(`Ready after ${seconds.toFixed(1)} s`, { portBase });
  else
    console.log(
      startMessage(hosts, allowOrigins, host, seconds, SITE_DIR ? siteStateFrom(process.env) : 'none'),
    );
  process.on('message', (told) => {
    if (told === 'site built') log?.info(`The documentation is built: ${hosts.pages.site.url}`);
  });
  process.send?.('ready');
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
