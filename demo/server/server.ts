import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ServiceName } from '@oms/shell';
import type { FastifyInstance } from 'fastify';
import { checkPortBase, demoHosts, hostOrigins, serviceNames, type Urls, urlsOf } from '../hosts';
import { identityClient } from '../identity/providers';
import { startIdentity } from '../identity/server';
import { checkPorts, listen } from '../support/listen';
import { favourites } from './account/favourites';
import { feedback } from './account/feedback';
import { options } from './account/options';
import { ownPhone } from './account/own-phone';
import { ownSessions } from './account/own-sessions';
import { registration } from './account/registration';
import { reset } from './account/reset';
import { twoStep } from './account/two-step';
import { user } from './account/user';
import { baseData } from './base-data/base-data';
import { locale } from './base-data/locale';
import { bugReports } from './bug-reports/bug-reports';
import { bills } from './business/bills';
import { dashboard } from './business/dashboard';
import { orderSearch } from './business/orders';
import { products } from './business/products';
import { purchaseOrders } from './business/purchase-orders';
import { lockDataFolder } from './database/data-lock';
import type { Database, Db } from './database/db';
import { migrate } from './database/migrations';
import { diskFull, isDiskFull, noteFileLengths, openPglite } from './database/pglite';
import { openPostgres } from './database/postgres';
import { files } from './files/files';
import { pictures } from './files/pictures';
import { defaultQuota, type UploadQuota } from './files/quota';
import { reports } from './files/reports';
import { type FileStore, openFileStore } from './files/store';
import { startSweep } from './files/sweep';
import { proxiesAt } from './http/proxies';
import { type Deps, type Route, Service } from './http/service';
import { type LoadOptions, openGates } from './load/load';
import { announcements } from './messages/announcements';
import { notices } from './messages/notices';
import { tasks } from './messages/tasks';
import { databaseProbe } from './operation/database-probe';
import { endServers } from './operation/end-servers';
import { health } from './operation/health';
import { defaultStopTimes, Lifecycle, type StopTimes } from './operation/lifecycle';
import { type Log, noLog } from './operation/log';
import { Metrics } from './operation/metrics';
import { type MetricsOptions, startMetrics } from './operation/metrics-server';
import { organisations } from './organisations/organisations';
import { users } from './organisations/users';
import { openOutbox } from './outbox/outbox';
import { Hub } from './realtime/hub';
import { defaultLimits, type Limits } from './realtime/limits';
import { startBrokerAccess } from './realtime/rabbitmq/access';
import type { BrokerOptions } from './realtime/rabbitmq/options';
import { Publisher } from './realtime/rabbitmq/publisher';
import { SocketCloser } from './realtime/rabbitmq/socket-closer';
import { serveStomp } from './realtime/stomp';
import { attachments } from './records/attachments';
import { channelKind } from './records/channels';
import { deliverRuleKind } from './records/deliver-rules';
import { labels } from './records/labels';
import { operationLogs } from './records/logs';
import { orderKind } from './records/orders';
import { outboundKind } from './records/outbound';
import { productLineKind } from './records/product-lines';
import { productKind } from './records/products';
import { purchaseKind } from './records/purchases';
import { returnKind } from './records/returns';
import { records } from './records/routes';
import { deliverRuleOrder } from './records/rule-order';
import { skuMatchKind } from './records/sku-matches';
import { stockKind } from './records/stock';
import { warehouseAccountKind } from './records/warehouse-accounts';
import { startWorker } from './records/worker';
import { bossReferences } from './references/boss';
import { fbbReferences, rateReferences } from './references/fbb';
import { shipReferences } from './references/ship';
import { userCentreReferences } from './references/user-centre';
import { startDispatcher } from './reminders/dispatcher';
import { remindRules } from './reminders/rules';
import { remindTemplates } from './reminders/templates';
import { type Keep, keepByDefault } from './retention/keep';
import { startRetention } from './retention/retention';
import { fillDemoData } from './seed/fill';
import { openTokens } from './session/tokens';
import { fragment } from './shell/fragment';
import { type Served, shellRenderers } from './shell/renderers';
import { actAs } from './sign-in/act-as';
import { auth } from './sign-in/auth';
import { signIn } from './sign-in/sign-in';
import { start } from './sign-in/start';
import { startSimulation } from './simulation/simulation';
import { connect } from './social/connect';
import { createRelyingParty } from './social/relying-party';
import { status } from './status';
import { usage } from './usage/usage';

export interface ServerOptions {
  /** The first port of the demo; the services listen at the offsets of demo/hosts.ts. */
  readonly portBase: number;
  /** The first port that this process listens on, where a proxy has the ports after `portBase`. */
  readonly listenBase?: number | undefined;
  /** Addresses of proxies, whose word on the sender of a call counts. */
  readonly trustProxy?: readonly string[] | undefined;
  /** What the identity providers know this backend by, where they run elsewhere; without it they run here. */
  readonly identitySecret?: string | undefined;
  /**
   * Folder of the embedded database and of uploaded files; `memory://` keeps nothing. With a databaseUrl it has the
   * files alone.
   */
  readonly dataDir: string;
  /** A PostgreSQL server instead of the embedded database. */
  readonly databaseUrl?: string | undefined;
  /** A dump that a new embedded database begins with, in place of schema and demo data made here. */
  readonly image?: Blob | undefined;
  readonly log?: Log | undefined;
  readonly clock?: (() => Date) | undefined;
  /** Refuses functions that exist for demonstrations only, and makes no demo data. Default: NODE_ENV is `production`. */
  readonly production?: boolean | undefined;
  /** There are `/status/…/gen` and `/status/outbox`, for whoever calls them. Default: no; never in production. */
  readonly makers?: boolean | undefined;
  /** Adds rows for a test, in the transaction that makes the schema and the demo data. */
  readonly fill?: ((db: Db) => Promise<void>) | undefined;
  /** Tasks and reports start, advance and end by themselves. Default: no; never in production. */
  readonly simulation?: boolean | undefined;
  /** A mail server, `smtp://…`; without one mails stay in the outbox. */
  readonly smtpUrl?: string | undefined;
  /** Further origins whose pages may call the services with credentials, and that a sign-in may lead back to. */
  readonly allowOrigins?: readonly string[] | undefined;
  /** How much uploads may take, where that differs from the defaults. */
  readonly quota?: Partial<UploadQuota> | undefined;
  /** By it the user centre writes bar and menu for the servers of pages; without it there is no such call. */
  readonly served?: Served | undefined;
  /** Limits of a socket at /stomp that differ from the defaults. */
  readonly limits?: Partial<Limits> | undefined;
  /** How many calls work and wait at once, where that is not what suits the kind of database. */
  readonly load?: LoadOptions | undefined;
  /** Days for which data is kept, where they differ from the defaults. */
  readonly keep?: Partial<Keep> | undefined;
  /** Where metrics are read; false: nowhere. */
  readonly metrics?: MetricsOptions | false | undefined;
  readonly stopTimes?: Partial<StopTimes> | undefined;
  readonly broker?: BrokerOptions | undefined;
}

export interface RunningServer {
  readonly urls: Urls;
  /** What the services answer. */
  readonly routes: readonly Route[];
  /** What it has stored, for tests and proofs that count it. */
  readonly db: Db;
  /** Tells who asks that it is not ready, ends sockets and ports, lets calls have their replies, then ends the rest. */
  close(): Promise<void>;
}

const inMemory = 'memory://';

/** The routes of each service. */
const routes: Record<ServiceName, readonly ((service: Service) => void)[]> = {
  userCentre: [
    auth,
    start,
    signIn,
    actAs,
    connect,
    registration,
    reset,
    user,
    twoStep,
    ownPhone,
    ownSessions,
    users,
    baseData,
    organisations,
    userCentreReferences,
    options,
    favourites,
    locale,
    notices,
    remindTemplates,
    remindRules,
    announcements,
    attachments,
    files,
    usage,
    status,
  ],
  boss: [
    orderSearch,
    products,
    purchaseOrders,
    ...[productKind, purchaseKind, stockKind, returnKind].map(records),
    ...[channelKind, productLineKind, skuMatchKind, warehouseAccountKind, deliverRuleKind].map(records),
    deliverRuleOrder,
    labels,
    operationLogs,
    tasks,
    dashboard,
    bossReferences,
  ],
  fbb: [fbbReferences, rateReferences],
  ship: [shipReferences],
  feedback: [feedback, pictures, bugReports],
  bi: [reports],
  orderApi: [orderKind, outboundKind].map(records),
  billingApi: [bills, rateReferences],
};

/** A page may give the user centre's address alone: the other services are where that is, as the shell has it by default. */
const routesAt = (name: ServiceName) =>
  name === 'userCentre' ? new Set(serviceNames.flatMap((each) => routes[each])) : routes[name];

/**
 * Starts all services in this process. It first makes the schema and the demo data if they are missing.
 * @throws StartError with one sentence that names the obstacle and the remedy
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { portBase, log: told = noLog, clock = () => new Date() } = options;
  const log = told.error;
  const stopTimes = { ...defaultStopTimes, ...options.stopTimes };
  checkPortBase(portBase);
  const hosts = demoHosts(portBase);
  const here = demoHosts(options.listenBase ?? portBase);
  const isProxy = proxiesAt(options.trustProxy ?? []);
  const urls = urlsOf(hosts);
  const origins = hostOrigins(urls, options.allowOrigins);
  const routeTable: Route[] = [];
  const closers: (() => Promise<void> | void)[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    const place = dataFolder(options, closers);
    const production = options.production ?? process.env.NODE_ENV === 'production';
    const playsIdentity = !production && options.identitySecret === undefined;
    await checkPorts([...Object.values(here.services), ...(playsIdentity ? [here.identity] : [])]);
    const lifecycle = new Lifecycle();
    const metrics = new Metrics();
    const gates = openGates(Boolean(options.databaseUrl), options.load);
    metrics.watchGates(gates);
    const db = await openDatabase(place, options, closers);
    await migrate(db, async (tx) => {
      // Everybody knows the password of its accounts.
      if (!production) await fillDemoData(tx, clock(), told.info);
      await options.fill?.(tx);
    }).catch((error: unknown) => {
      throw isDiskFull(error) && !options.databaseUrl ? diskFull(place, error) : error;
    });
    if (place !== inMemory) await noteFileLengths(db);
    const makers = options.makers === true && !production;
    const tokens = await openTokens(db);
    const limits = { ...defaultLimits, ...options.limits };
    const realtime = new Hub({ db, tokens, clock, log }, limits);
    closers.push(() => realtime.close());
    await realtime.listen();
    metrics.watchRealtime(realtime);
    if (options.broker) {
      const { url, managementUrl, accessSecret: secret, accessHost } = options.broker;
      const { listenersPerUser } = limits;
      const accessDeps = { db, tokens, clock, log, secret, gate: gates.broker, listenersPerUser };
      const access = await startBrokerAccess(accessDeps, here.brokerAccess, accessHost);
      closers.push(() => access.close());
      const closer = managementUrl && new SocketCloser({ db, clock, log, url: managementUrl });
      const publisher = new Publisher({ db, clock, log: told, url, closer });
      metrics.watchPublisher(publisher);
      closers.push(() => publisher.close());
      await publisher.start();
    }
    const store = fileStore(options, closers);
    const sweep = startSweep({ db, store, log: told }, !options.databaseUrl);
    closers.push(() => sweep.close());
    const outbox = openOutbox({ db, clock, log, smtpUrl: options.smtpUrl });
    closers.push(() => outbox.close());
    const dispatcher = await startDispatcher({ db, outbox, clock, log });
    closers.push(() => dispatcher.close());
    const client = identityClient(options.identitySecret);
    if (playsIdentity) {
      const identity = await startIdentity({ portBase, listenBase: options.listenBase, client });
      closers.push(() => identity.close());
    }
    const { userCentre } = urls;
    const relyingParty = createRelyingParty({ identity: hosts.identity.url, userCentre, client });
    const worker = startWorker({ db, store, clock, log });
    closers.push(() => worker.close());
    const retention = startRetention({ db, store, clock, log: told }, { ...keepByDefault, ...options.keep });
    closers.push(() => retention.close());
    const deps: Deps = {
      db,
      tokens,
      urls,
      origins,
      clock,
      log: told,
      gates,
      metrics,
      lifecycle,
      isProxy,
      production,
      makers,
      store,
      quota: { ...defaultQuota, ...options.quota },
      outbox,
      relyingParty,
      worker,
      realtime,
      isDatabaseUp: databaseProbe(db),
    };
    if (options.metrics !== false) {
      const running = await startMetrics(metrics, here.metrics, options.metrics ?? {});
      closers.push(() => running.close());
    }
    const apps: FastifyInstance[] = [];
    closers.push(() => endServers(apps, stopTimes.calls));
    for (const name of serviceNames) {
      const service = new Service(name, deps);
      apps.push(service.app);
      health(service);
      for (const addRoutes of routesAt(name)) addRoutes(service);
      if (name === 'userCentre' && options.served)
        fragment(service, shellRenderers(options.served, options, urls, log));
      await listen(service.app, here.services[name]);
      routeTable.push(...service.routes);
      if (name === 'userCentre') {
        const { server } = service.app;
        closers.push(serveStomp(server, { owner: realtime, limits, origins, lifecycle, isProxy }));
      }
    }
    if (options.simulation && !production) closers.push(startSimulation({ ...deps, log }));
    // The first to be closed.
    closers.push(async () => {
      lifecycle.stop();
      if (stopTimes.notice > 0) await wait(stopTimes.notice);
    });
    return { urls, routes: routeTable, db, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The folder of the embedded database, locked for this process. */
function dataFolder(
  { dataDir, databaseUrl }: ServerOptions,
  closers: (() => Promise<void> | void)[],
): string {
  if (databaseUrl || dataDir === inMemory) return inMemory;
  closers.push(lockDataFolder(dataDir));
  const place = resolve(dataDir, 'pglite');
  mkdirSync(place, { recursive: true });
  return place;
}

/**
 * Uploads and exports lie in `files` of the data folder, also with a databaseUrl: backends that share a database share
 * them only if they share the folder. With `memory://` the folder is gone after the end.
 */
function fileStore({ dataDir }: ServerOptions, closers: (() => Promise<void> | void)[]): FileStore {
  if (dataDir !== inMemory) return openFileStore(resolve(dataDir, 'files'));
  const folder = mkdtempSync(join(tmpdir(), 'oms-files-'));
  closers.push(() => rmSync(folder, { recursive: true, force: true }));
  return openFileStore(folder);
}

async function openDatabase(
  place: string,
  { databaseUrl, image }: ServerOptions,
  closers: (() => Promise<void> | void)[],
): Promise<Database> {
  const db = databaseUrl ? await openPostgres(databaseUrl) : await openPglite(place, image);
  closers.push(() => db.close());
  return db;
}
