import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { bake } from '../../scripts/bake';
import { root } from '../../scripts/paths';
import { startBilling } from '../billing/server';
import { startCdn } from '../cdn';
import { startConsole } from '../console-server';
import { startErp } from '../erp/server';
import { type DemoHosts, demoConfig, demoHosts } from '../hosts';
import { startPartner } from '../partner/server';
import { startServer } from '../server/server';
import { checkPorts } from './ports';

export interface DemoOptions {
  readonly portBase: number;
  /** Folder of the embedded database, or `memory://`; unused with a databaseUrl. */
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  readonly log?: ((line: string) => void) | undefined;
  /** Refuses what is for demonstrations only. Default: NODE_ENV is `production`. */
  readonly production?: boolean | undefined;
  /** Tasks and reports begin and end by themselves. */
  readonly lively?: boolean | undefined;
}

export interface RunningDemo {
  readonly hosts: DemoHosts;
  /** Ends hosts, services and database. May be called more than once. */
  close(): Promise<void>;
}

interface Closable {
  close(): Promise<void>;
}

/**
 * Starts the backend, the CDN and the four hosts. The builds in `dist/` must be there.
 * @throws StartError with one sentence that says what is in the way and what to do; nothing is left running then
 */
export async function startDemo(options: DemoOptions): Promise<RunningDemo> {
  const { portBase, dataDir, databaseUrl, log, production, lively } = options;
  const hosts = demoHosts(portBase);
  await checkPorts(hosts);
  const cdnDir = join(root, '.cache/cdn', `${portBase}`);
  rmSync(cdnDir, { recursive: true, force: true });
  bake(demoConfig(portBase), join(root, 'dist/cdn'), cdnDir);

  const running: Closable[] = [];
  const close = async () => {
    await Promise.all(running.splice(0).map((host) => host.close()));
  };
  const starts: (() => Promise<Closable>)[] = [
    () => startServer({ portBase, dataDir, databaseUrl, log, production, lively }),
    () => startCdn({ portBase, dir: cdnDir }),
    async () => startConsole({ portBase, dir: join(root, 'dist/demo/console') }),
    () => startBilling({ portBase }),
    () => startErp({ portBase }),
    () => startPartner({ portBase }),
  ];
  try {
    for (const start of starts) running.push(await start());
  } catch (error) {
    await close();
    throw error;
  }
  return { hosts, close };
}
