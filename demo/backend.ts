import { servedBy } from './baked-cdn';
import { backendFrom, listenBaseFrom } from './server/from-env';
import { type Log, logFrom } from './server/operation/log';
import { type RunningServer, startServer } from './server/server';
import { allowHostsFrom, answerTo, bindTo, hostFrom } from './support/listen';

/**
 * `npm run backend` starts the services without the hosts' pages; several of them can run behind a proxy. README.md
 * lists its variables.
 */

let running: RunningServer | undefined;
let stopping = false;
let log: Log | undefined;

async function stop(): Promise<void> {
  // A second signal is a person who does not want to wait.
  if (stopping) process.exit(130);
  stopping = true;
  log?.info('Stopping');
  await running?.close();
  process.exit(0);
}

process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());
process.on('SIGHUP', () => void stop());
// Whoever has started it has been killed.
process.on('disconnect', () => void stop());

try {
  const { env } = process;
  const began = performance.now();
  log = logFrom(env);
  const options = backendFrom(env);
  bindTo(hostFrom(env));
  answerTo(allowHostsFrom(env));
  running = await startServer({
    ...options,
    listenBase: listenBaseFrom(env),
    identitySecret: env.IDENTITY_SECRET || undefined,
    ...(env.CDN_FOLDER && { served: await servedBy(options.portBase, env.CDN_FOLDER) }),
    log,
  });
  log.info(`Ready after ${((performance.now() - began) / 1000).toFixed(1)} s`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
