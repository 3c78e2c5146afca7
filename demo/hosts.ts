import type { ServiceName } from '@oms/shell';
import { StartError } from './support/start-error';

// The one table of the demo's addresses: four page hosts, the CDN, the documentation, and the services of the backend.

export const DEFAULT_PORT_BASE = 4100;

/** Offsets from PORT_BASE. */
const PAGE_OFFSETS = { console: 0, billing: 1, erp: 2, partner: 3, cdn: 4, site: 5 } as const;
const SERVICE_OFFSETS = {
  userCentre: 10,
  boss: 11,
  fbb: 12,
  ship: 13,
  feedback: 14,
  bi: 15,
  orderApi: 16,
  billingApi: 17,
} as const satisfies Readonly<Record<ServiceName, number>>;

/** The identity providers of social login, which the demo plays. */
const IDENTITY_OFFSET = 18;

/** What the backend counts, for its operator. */
const METRICS_OFFSET = 19;

/** Where a broker asks who may hear what. */
const BROKER_ACCESS_OFFSET = 20;

export type PageHost = keyof typeof PAGE_OFFSETS;

export const serviceNames = Object.keys(SERVICE_OFFSETS) as readonly ServiceName[];

export interface Address {
  /** The host name that the server binds to. */
  readonly host: '127.0.0.1' | 'localhost';
  readonly port: number;
  /** Origin without a trailing slash. */
  readonly url: string;
}

export interface DemoHosts {
  readonly portBase: number;
  readonly pages: Readonly<Record<PageHost, Address>>;
  readonly services: Readonly<Record<ServiceName, Address>>;
  /** The four identity providers, each under a path of its own. */
  readonly identity: Address;
  /** For whoever operates the backend, unless METRICS_PORT says otherwise. */
  readonly metrics: Address;
  /** For the broker, where there is one. */
  readonly brokerAccess: Address;
}

/** Where a host is. */
export interface PageHostOptions {
  /** The first port of the demo, as browsers have it. */
  readonly portBase: number;
  /** The first port that this process listens on, where a proxy has those of browsers. */
  readonly listenBase?: number | undefined;
}

/** The origins of all hosts and services. */
export type Urls = Readonly<Record<ServiceName | PageHost, string>>;

/** All addresses for a port base (1024 to 65500). */
export function demoHosts(portBase: number = DEFAULT_PORT_BASE): DemoHosts {
  const address = (offset: number, host: Address['host'], name: string): Address => ({
    host,
    port: portBase + offset,
    url: `http://${name}:${portBase + offset}`,
  });
  return {
    portBase,
    pages: mapValues(PAGE_OFFSETS, (offset, page) => {
      // The partner portal is another site than localhost, so no cookie of the user centre reaches it.
      const host = page === 'partner' ? '127.0.0.1' : 'localhost';
      return address(offset, host, host);
    }),
    // Services bind the IPv4 loopback address alone: the demo is for this machine.
    services: mapValues(SERVICE_OFFSETS, (offset) => address(offset, '127.0.0.1', 'localhost')),
    identity: address(IDENTITY_OFFSET, '127.0.0.1', 'localhost'),
    metrics: address(METRICS_OFFSET, '127.0.0.1', 'localhost'),
    brokerAccess: address(BROKER_ACCESS_OFFSET, '127.0.0.1', 'localhost'),
  };
}

/** All that a demo may listen on. */
export function allAddresses(hosts: DemoHosts): readonly Address[] {
  return [...Object.values(hosts.pages), hosts.identity, ...backendAddresses(hosts)];
}

/** All that a demo opens itself. @param sources they are served by another process, at the address of the CDN */
export function addressesToOpen(hosts: DemoHosts, sources: boolean): readonly Address[] {
  return allAddresses(hosts).filter((address) => !sources || address !== hosts.pages.cdn);
}

/** All that a backend without pages may listen on. */
export function backendAddresses({ services, metrics, brokerAccess }: DemoHosts): readonly Address[] {
  return [...Object.values(services), metrics, brokerAccess];
}

export function urlsOf({ pages, services }: DemoHosts): Urls {
  return { ...mapValues(pages, ({ url }) => url), ...mapValues(services, ({ url }) => url) };
}

/** The origins whose pages may bind accounts of other providers. */
export function socialOrigins(urls: Urls): readonly string[] {
  return [urls.console, urls.billing];
}

/**
 * The origins that may call the services with credentials, and that a sign-in may lead back to: the four hosts and
 * those of ALLOW_ORIGINS.
 */
export function hostOrigins(urls: Urls, allowOrigins: readonly string[] = []): readonly string[] {
  return [urls.console, urls.billing, urls.erp, urls.partner, ...allowOrigins];
}

/**
 * Reads PORT_BASE.
 * @param fallback where it is not set
 * @throws StartError if it is no usable port
 */
export function portBaseFrom(
  env: Readonly<Record<string, string | undefined>>,
  fallback = DEFAULT_PORT_BASE,
): number {
  const text = env.PORT_BASE?.trim();
  const portBase = text ? Number(text) : fallback;
  checkPortBase(portBase, text);
  return portBase;
}

/**
 * @param text as somebody has written it
 * @param variable of the environment that has it
 * @throws StartError if the port base is no usable port
 */
export function checkPortBase(portBase: number, text = String(portBase), variable = 'PORT_BASE'): void {
  if (Number.isInteger(portBase) && portBase >= 1024 && portBase <= 65_500) return;
  throw new StartError(`${variable} is ${text}, but it has to be a whole number from 1024 to 65500.`);
}

function mapValues<Key extends string, Value, Result>(
  record: Readonly<Record<Key, Value>>,
  map: (value: Value, key: Key) => Result,
): Record<Key, Result> {
  const entries = Object.entries(record) as [Key, Value][];
  return Object.fromEntries(entries.map(([key, value]) => [key, map(value, key)])) as Record<Key, Result>;
}
