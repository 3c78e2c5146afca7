import { startBilling } from './billing/server';
import { startErp } from './erp/server';
import { allAddresses, type DemoHosts, demoHosts } from './hosts';
import { startPartner } from './partner/server';
import type { UploadQuota } from './server/files/quota';
import type { LoadOptions } from './server/load/load';
import type { StopTimes } from './server/operation/lifecycle';
import type { Log } from './server/operation/log';
import type { MetricsOptions } from './server/operation/metrics-server';
import type { Keep } from './server/retention/keep';
import { startServer } from './server/server';
import type { Served } from './server/shell/renderers';
import { checkPorts, type RunningHost } from './support/listen';

export interface DemoOptions {
  readonly portBase: number;
  /** Starts the server of the loader and the parts: of a build, or of the sources. */
  readonly startCdn: () => Promise<RunningHost>;
  /** Starts the server of the console's page. */
  readonly startConsole: () => Promise<RunningHost>;
  /** By it the user centre writes bar and menu for the pages of billing; without it they have the tags alone. */
  readonly served?: Served | undefined;
  /** Starts the documentation site, for who has it. */
  readonly startSite?: (() => Promise<RunningHost>) | undefined;
  /** The CDN is a development server: pages may connect to it. */
  readonly development?: boolean | undefined;
  /** Folder of the embedded database, or `memory://`; unused with a databaseUrl. */
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  /** A mail server, `smtp://…`; without one mails stay in the outbox. */
  readonly smtpUrl?: string | undefined;
  /** How much uploads may take. */
  readonly quota?: UploadQuota | undefined;
  /** Days for which data is kept. */
  readonly keep?: Keep | undefined;
  readonly log?: Log | undefined;
  readonly load?: LoadOptions | undefined;
  readonly metrics?: MetricsOptions | false | undefined;
  readonly stopTimes?: Partial<StopTimes> | undefined;
  /** Refuses functions that exist for demonstrations only. Default: NODE_ENV is `production`. */
  readonly production?: boolean | undefined;
  /** Further origins whose pages may call the services with credentials, and that a sign-in may lead back to. */
  readonly allowOrigins?: readonly string[] | undefined;
  /** Tasks and reports start, advance and end by themselves. */
  readonly simulation?: boolean | undefined;
}

export interface RunningDemo {
  readonly hosts: DemoHosts;
  /** Stops the hosts, the services and the database. May be called more than once. */
  close(): Promise<void>;
}

/** ms for which a page of billing waits for bar and menu. */
const PATIENCE = 300;

interface Closable {
  close(): Promise<void>;
}

/**
 * Starts the backend, the CDN and the four hosts.
 * @throws StartError with one sentence that names the obstacle and the remedy; nothing keeps running then
 */
export async function startDemo(options: DemoOptions): Promise<RunningDemo> {
  const { portBase, startCdn, startConsole, startSite, development, ...backend } = options;
  const hosts = demoHosts(portBase);
  await checkPorts(allAddresses(hosts));
  const running: Closable[] = [];
  const close = async () => {
    await Promise.all(running.splice(0).map((host) => host.close()));
  };
  const starts: (() => Promise<Closable>)[] = [
    () => startServer({ portBase, makers: true, ...backend }),
    startCdn,
    startConsole,
    () => startBilling({ portBase, ...(options.served && { served: PATIENCE }) }),
    () => startErp({ portBase }),
    () => startPartner({ portBase, development }),
    ...(startSite ? [startSite] : []),
  ];
  try {
    for (const start of starts) running.push(await start());
  } catch (error) {
    await close();
    throw error;
  }
  return { hosts, close };
}
