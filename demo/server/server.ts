import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { actAs } from './act-as';
import { announcements } from './announcements';
import { attachments } from './attachments';
import { auth } from './auth';
import { baseData } from './base-data';
import { bills } from './bills';
import { connect } from './connect';
import { dashboard } from './dashboard';
import { lockDataFolder } from './data-lock';
import type { Database, Db } from './db';
import { openPglite } from './db-pglite';
import { openPostgres } from './db-postgres';
import { favourites } from './favourites';
import { feedback } from './feedback';
import { files } from './files';
import { identity } from './identity';
import { listening, loopback, probePorts } from './listen';
import { startMover } from './lively/mover';
import { locale } from './locale';
import { migrate } from './migrations';
import { notices } from './notices';
import { options } from './options';
import { orderSearch, orders } from './orders';
import { organisations } from './organisations';
import { checkPortBase, hostOrigins, type ServiceName, serviceOffsets, type Urls, urlsFor } from './ports';
import { products } from './products';
import { purchaseOrders } from './purchase-orders';
import { Hub } from './realtime/hub';
import { type Limits, usualLimits } from './realtime/limits';
import { serveStomp } from './realtime/stomp';
import { bossReferences, fbbReferences, shipReferences } from './references';
import { reports } from './reports';
import { fillDemoData } from './seed/fill';
import { type Deps, Service } from './service';
import { status } from './status';
import { tasks } from './tasks';
import { openTokens } from './tokens';
import { user } from './user';
import { users } from './users';

export { StartError } from './start-error';

export interface ServerOptions {
  /** The services listen from here: user-centre at +10 … billing API at +17. */
  readonly portBase: number;
  /** Folder of the embedded database; `memory://` keeps everything in memory. Unused with a databaseUrl. */
  readonly dataDir: string;
  /** A PostgreSQL server instead of the embedded database. */
  readonly databaseUrl?: string | undefined;
  readonly log?: ((line: string) => void) | undefined;
  readonly clock?: (() => Date) | undefined;
  /** Refuses what is for demonstrations only. Default: NODE_ENV is `production`. */
  readonly production?: boolean | undefined;
  /** Adds rows of a test's own, in the transaction that makes schema and demo data. */
  readonly fill?: ((db: Db) => Promise<void>) | undefined;
  /** Tasks and reports begin and end by themselves. Default: no; never in production. */
  readonly lively?: boolean | undefined;
  /** What a socket at /stomp may cost, where it differs from the usual. */
  readonly limits?: Partial<Limits> | undefined;
}

export interface RunningServer {
  readonly urls: Urls;
  close(): Promise<void>;
}

const inMemory = 'memory://';

/** Which calls stand on which service. A call to another port is unknown there. */
const domains: Record<ServiceName, readonly ((service: Service) => void)[]> = {
  userCentre: [
    auth,
    actAs,
    connect,
    identity,
    user,
    users,
    baseData,
    organisations,
    options,
    favourites,
    locale,
    notices,
    announcements,
    attachments,
    files,
    status,
  ],
  boss: [orderSearch, products, purchaseOrders, tasks, dashboard, bossReferences],
  fbb: [fbbReferences],
  ship: [shipReferences],
  feedback: [feedback],
  bi: [reports],
  orderApi: [orders],
  billingApi: [bills],
};

/**
 * Starts all services in this process, making schema and demo data first where they are missing.
 * @throws StartError with one sentence that says what is in the way and what to do
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { portBase, log = () => {}, clock = () => new Date() } = options;
  checkPortBase(portBase);
  const urls = urlsFor(portBase);
  const closers: (() => Promise<void> | void)[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    const place = dataPlace(options, closers);
    await probePorts(portBase);
    const db = await openDatabase(place, options.databaseUrl, closers);
    await migrate(db, async (tx) => {
      await fillDemoData(tx, clock(), log);
      await options.fill?.(tx);
    });
    const production = options.production ?? process.env.NODE_ENV === 'production';
    const tokens = await openTokens(db);
    const limits = { ...usualLimits, ...options.limits };
    const realtime = new Hub({ db, tokens, clock, log }, limits);
    closers.push(() => realtime.close());
    await realtime.listen();
    const deps: Deps = { db, tokens, urls, clock, log, production, realtime };
    for (const name of Object.keys(serviceOffsets) as ServiceName[]) {
      const service = new Service(name, deps);
      closers.push(() => service.app.close());
      for (const domain of domains[name]) domain(service);
      await listening(portBase + serviceOffsets[name], (port) =>
        service.app.listen({ port, host: loopback }),
      );
      if (name === 'userCentre') {
        const { server } = service.app;
        closers.push(serveStomp(server, { broker: realtime, limits, origins: hostOrigins(urls) }));
      }
    }
    if (options.lively && !production) closers.push(startMover(deps));
  } catch (error) {
    await close();
    throw error;
  }
  return { urls, close };
}

/** Where the embedded database stands, its folder locked for this process. */
function dataPlace({ dataDir, databaseUrl }: ServerOptions, closers: (() => Promise<void> | void)[]): string {
  if (databaseUrl || dataDir === inMemory) return inMemory;
  closers.push(lockDataFolder(dataDir));
  const place = resolve(dataDir, 'pglite');
  mkdirSync(place, { recursive: true });
  return place;
}

async function openDatabase(
  place: string,
  databaseUrl: string | undefined,
  closers: (() => Promise<void> | void)[],
): Promise<Database> {
  const db = databaseUrl ? await openPostgres(databaseUrl) : await openPglite(place);
  closers.push(() => db.close());
  return db;
}
