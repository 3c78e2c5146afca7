import { backendFrom } from '../server/from-env';
import { startMessage } from '../start-message';
import { type Cluster, startCluster } from './cluster';

/**
 * `npm run cluster`: the demo by two backend processes (`-- 3` for three) behind HAProxy, with PostgreSQL and nginx for
 * the files, and with `-- --rabbitmq` RabbitMQ for the sockets; ends on Ctrl-C, and with its terminal. SIGUSR2 restarts
 * the backends, one after another.
 */

let cluster: Cluster | undefined;
let stopping = false;
let restarting: Promise<void> = Promise.resolve();

async function stop(): Promise<void> {
  if (stopping) process.exit(130);
  stopping = true;
  console.log('\nStopping.');
  await cluster?.close();
  process.exit(0);
}

async function restartAll({ backends }: Cluster): Promise<void> {
  for (const backend of backends) {
    const began = performance.now();
    await backend.restart();
    console.log(`${backend.name} restarted in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  }
}

function processesFrom(text = '2'): number {
  if (/^[1-9]$/.test(text)) return Number(text);
  throw new Error(`npm run cluster -- ${text}: it takes a number of processes from 1 to 9.`);
}

process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());
process.on('SIGHUP', () => {
  // Nobody reads on: what is said now would end this process before the others.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  void stop();
});
// Whoever has started it has been killed.
process.on('disconnect', () => void stop());
process.on('SIGUSR2', () => {
  restarting = restarting
    .then(() => (cluster && !stopping ? restartAll(cluster) : undefined))
    .catch((error: Error) => {
      if (!stopping) console.error(error.message);
    });
});

try {
  const began = performance.now();
  const given = process.argv.slice(2);
  const rabbitmq = given.includes('--rabbitmq');
  const processes = processesFrom(given.find((one) => one !== '--rabbitmq'));
  const { portBase, allowOrigins, databaseUrl } = backendFrom(process.env);
  cluster = await startCluster({
    ...{ portBase, processes, allowOrigins, databaseUrl, rabbitmq },
    tell: (line) => console.log(`started: ${line}`),
  });
  const { hosts, backends, logs } = cluster;
  console.log(startMessage(hosts, allowOrigins, undefined, (performance.now() - began) / 1000, 'none'));
  console.log(
    `\n${backends.map(({ name, pid }) => `${name}: process ${pid}`).join(', ')}; what they say is in ${logs}.`,
  );
  console.log(`kill -USR2 ${process.pid} restarts them one after another.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
