import { startBilling } from './billing/server';
import { startErp } from './erp/server';
import { addressesToOpen, type DemoHosts, demoHosts } from './hosts';
import { startPartner } from './partner/server';
import { type ServerOptions, startServer } from './server/server';
import { checkPorts, type RunningHost } from './support/listen';

export interface DemoOptions extends Omit<ServerOptions, 'listenBase' | 'identitySecret'> {
  /**
   * Starts the server of the loader and the parts. Without it another process serves them from their sources, and pages
   * may connect to it.
   */
  readonly startCdn?: (() => Promise<RunningHost>) | undefined;
  /** Starts the server of the console's page. */
  readonly startConsole: () => Promise<RunningHost>;
  /** Starts the documentation site, for who has it. */
  readonly startSite?: (() => Promise<RunningHost>) | undefined;
}

export interface RunningDemo {
  readonly hosts: DemoHosts;
  /** Stops the hosts, the services and the database. May be called more than once. */
  close(): Promise<void>;
}

/** ms for which a page of billing waits for bar and menu. */
export const PATIENCE = 300;

interface Closable {
  close(): Promise<void>;
}

/**
 * Starts the backend, the CDN and the four hosts.
 * @throws StartError with one sentence that names the obstacle and the remedy; nothing keeps running then
 */
export async function startDemo(options: DemoOptions): Promise<RunningDemo> {
  const { portBase, startCdn, startConsole, startSite, ...backend } = options;
  const development = startCdn === undefined;
  const hosts = demoHosts(portBase);
  await checkPorts(addressesToOpen(hosts, development));
  const running: Closable[] = [];
  const close = async () => {
    await Promise.all(running.splice(0).map((host) => host.close()));
  };
  const starts: (() => Promise<Closable>)[] = [
    () => startServer({ portBase, ...backend }),
    ...(startCdn ? [startCdn] : []),
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
