import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { freePorts } from '@oms/tools/free-ports';
import type { Services } from '@oms/tools/services';
import { findPackages } from './packages';
import { postgres } from './postgres';
import { rabbitmq, rabbitmqPorts } from './rabbitmq';
import { openRunFolder } from './run-folder';

export interface RunningServices extends Services {
  stop(): Promise<void>;
}

/**
 * Starts RabbitMQ, and PostgreSQL unless `databaseUrl` names a server. They end with this process.
 * @throws with a sentence that says what is missing or failed
 */
export async function startServices(databaseUrl: string | undefined): Promise<RunningServices> {
  const found = findPackages(
    'rabbitmq-server',
    'erlang-base',
    ...(databaseUrl ? [] : ['postgresql' as const]),
  );
  const { folder, startAll, stop } = openRunFolder();
  stopOnSignals(stop);
  try {
    const password = randomBytes(12).toString('hex');
    const [port = 0, ...ports] = await freePorts(1 + rabbitmqPorts);
    const own = databaseUrl ? null : postgres({ programs: found.postgresql, port, folder, password });
    const programs = { rabbitmq: found['rabbitmq-server'], epmd: found['erlang-base'] };
    const queue = rabbitmq({ programs, ports, folder, password });
    await Promise.all([startAll(own ? [own.daemon] : []), startAll(queue.daemons)]);
    const database = own ? own.database : { url: databaseUrl ?? '', pidFile: null };
    return { broker: queue.broker, database, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** PostgreSQL alone, each of whose commits is on the disk, and its version. It ends with this process. */
export async function startPostgres(): Promise<{ url: string; version: string; stop(): Promise<void> }> {
  const { postgresql: programs } = findPackages('postgresql');
  const { folder, startAll, stop } = openRunFolder();
  stopOnSignals(stop);
  try {
    const [port = 0] = await freePorts(1);
    const password = randomBytes(12).toString('hex');
    const { daemon, database } = postgres({ programs, port, folder, password, durable: true });
    await startAll([daemon]);
    const version = execFileSync(`${programs}/postgres`, ['--version'], { encoding: 'utf8' });
    return { url: database.url, version: version.split(' ')[2]?.trim() ?? '', stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Servers write until they have ended: what they leave behind can be removed only then. `on`, since npm passes a signal on that
 * a terminal has sent to both: the second must not end this process meanwhile.
 */
function stopOnSignals(stop: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void stop().finally(() => process.exit(1)));
  }
}
