import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { freePorts } from '@oms/tools/free-ports';
import { bakedCdn } from '../baked-cdn';
import { findPackages } from '../daemons/packages';
import { postgres } from '../daemons/postgres';
import { rabbitmq, rabbitmqPorts } from '../daemons/rabbitmq';
import { openRunFolder, type RunFolder } from '../daemons/run-folder';
import { allAddresses, backendAddresses, type DemoHosts, demoHosts, serviceNames } from '../hosts';
import { at } from '../support/folders';
import { checkPorts } from '../support/listen';
import { environments } from './environments';
import { haproxy } from './haproxy';
import { nginx } from './nginx';
import { ClusterProcess } from './process';

export interface ClusterOptions {
  /** The first port of the demo, all of which are the proxies'. */
  readonly portBase: number;
  /** How many backend processes there are. */
  readonly processes: number;
  /** A PostgreSQL server; without it one of its own, which is gone after the end. */
  readonly databaseUrl?: string | undefined;
  /** Variables of the backend processes, besides those that the cluster gives them. */
  readonly env?: NodeJS.ProcessEnv | undefined;
  readonly allowOrigins?: readonly string[] | undefined;
  /** Pages have their sockets at RabbitMQ, and not at the backends. */
  readonly rabbitmq?: boolean | undefined;
  /** Told of each part that has started. */
  readonly tell?: ((line: string) => void) | undefined;
}

export interface Cluster {
  readonly hosts: DemoHosts;
  readonly backends: readonly ClusterProcess[];
  readonly databaseUrl: string;
  /** RabbitMQ's management, where pages have their sockets there. */
  readonly managementUrl: string | undefined;
  /** Where the processes write: a file for each. */
  readonly logs: string;
  close(): Promise<void>;
}

/** Ports from one process to the next. The pages have those between the services and them. */
const apart = 100;
const pagesAt = 30;
/** The port at which RabbitMQ asks, through the proxy. */
const accessAt = 29;

/** All that the cluster listens on, but for what it looks for itself. */
export function portsOf(portBase: number, bases: readonly number[]): readonly { readonly port: number }[] {
  const pages = demoHosts(portBase + pagesAt);
  return [
    ...allAddresses(demoHosts(portBase)),
    { port: portBase + accessAt },
    ...Object.values(pages.pages),
    pages.identity,
    ...bases.flatMap((base) => backendAddresses(demoHosts(base))),
  ];
}

/**
 * Starts PostgreSQL, backend processes, the pages of the hosts, nginx for the files of the CDN and HAProxy in front of all else.
 * @throws with a sentence that says what is missing or failed; nothing keeps running then
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { portBase, processes, allowOrigins = [], tell = () => {} } = options;
  const hosts = demoHosts(portBase);
  const bases = Array.from({ length: processes }, (_, index) => portBase + apart * (index + 1));
  await checkPorts(portsOf(portBase, bases));
  const programs = findPackages('haproxy', 'nginx-light', 'libnginx-mod-http-brotli-static');
  const cdn = bakedCdn(portBase, allowOrigins);
  const run = openRunFolder();
  const logs = at('.cache/cluster', String(portBase));
  rmSync(logs, { recursive: true, force: true });
  mkdirSync(logs, { recursive: true });
  const all: ClusterProcess[] = [];
  const abandon = () => {
    for (const one of all) one.abandon();
  };
  process.once('exit', abandon);
  const close = async () => {
    await Promise.all(all.map((one) => one.stop()));
    await run.stop();
    process.off('exit', abandon);
  };
  try {
    let { databaseUrl } = options;
    if (databaseUrl === undefined) {
      const [port = 0] = await freePorts(1);
      const { postgresql } = findPackages('postgresql');
      const password = randomBytes(12).toString('hex');
      const own = postgres({ programs: postgresql, port, folder: run.folder, password });
      await run.startAll([own.daemon]);
      databaseUrl = own.database.url;
      tell('PostgreSQL');
    }
    const queue = options.rabbitmq && (await startQueue(run, portBase + accessAt));
    if (queue) tell('RabbitMQ');
    const env = environments({
      portBase,
      dataDir: `${run.folder}/data`,
      allowOrigins,
      secrets: {
        DATABASE_URL: databaseUrl,
        ...(queue && {
          BROKER_URL: queue.url,
          BROKER_MANAGEMENT_URL: queue.management,
          BROKER_ACCESS_SECRET: queue.secret,
        }),
      },
      cdnFolder: process.env.DEMO_SERVED === '0' ? undefined : cdn.name,
      more: options.env,
    });
    const backends = bases.map((base, index) => {
      const last = serviceNames.at(-1)!;
      return new ClusterProcess({
        name: `backend ${index + 1}`,
        script: 'backend.ts',
        env: { ...env.backend, LISTEN_BASE: String(base) },
        ready: `http://127.0.0.1:${demoHosts(base).services[last].port}/status/ready`,
        log: `${logs}/backend-${index + 1}.log`,
      });
    });
    const pages = new ClusterProcess({
      name: 'pages',
      script: 'cluster/pages.ts',
      env: { ...env.pages, LISTEN_BASE: String(portBase + pagesAt) },
      // The last that it opens.
      ready: `http://127.0.0.1:${demoHosts(portBase + pagesAt).pages.partner.port}/orders`,
      log: `${logs}/pages.log`,
    });
    all.push(...backends, pages);
    const [first, ...others] = backends;
    // Schema and data are made by one; the others wait for it.
    await Promise.all([first!.start(), pages.start()]);
    tell(`${first!.name}, which has made schema and data, and the pages`);
    await Promise.all(others.map((one) => one.start()));
    tell(others.map(({ name }) => name).join(', '));
    const files = await nginx({
      program: programs['nginx-light'],
      brotli: programs['libnginx-mod-http-brotli-static'],
      folder: run.folder,
      port: hosts.pages.cdn.port,
      files: cdn.dir,
    });
    const front = haproxy({
      program: programs.haproxy,
      folder: run.folder,
      portBase,
      backends: bases,
      pages: portBase + pagesAt,
      broker: queue ? { port: queue.port, access: portBase + accessAt } : undefined,
    });
    await run.startAll([files, front]);
    tell('nginx and HAProxy');
    return { hosts, backends, databaseUrl, managementUrl: queue ? queue.management : undefined, logs, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * RabbitMQ, which asks at `access` who may hear what.
 * @returns the addresses of an account that may send and of one that closes sockets, the secret by which it asks, and
 * the port for sockets
 */
async function startQueue(run: RunFolder, access: number) {
  const found = findPackages('rabbitmq-server', 'erlang-base');
  const programs = { rabbitmq: found['rabbitmq-server'], epmd: found['erlang-base'] };
  const [password, secret] = [12, 24].map((bytes) => randomBytes(bytes).toString('hex')) as [string, string];
  const ports = await freePorts(rabbitmqPorts);
  const { daemons, broker } = rabbitmq({
    ...{ programs, ports, folder: run.folder, password },
    access: `http://127.0.0.1:${access}/${secret}`,
  });
  await run.startAll(daemons);
  const url = new URL(broker.url);
  const port = Number(url.port);
  Object.assign(url, { username: broker.login, password: broker.passcode });
  return { url: url.href, management: broker.management, secret, port };
}
