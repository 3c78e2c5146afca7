import { checkPortBase, type ServiceName, serviceOffsets } from './server/ports';

// The one table of the demo's hosts and addresses; the services' offsets stand with the backend.

export const DEFAULT_PORT_BASE = 4100;

/** Offsets from PORT_BASE. The partner portal is another site than localhost, so no cookie reaches it. */
const PAGE_OFFSETS = { console: 0, billing: 1, erp: 2, partner: 3, cdn: 4 } as const;

export type PageHost = keyof typeof PAGE_OFFSETS;
export type ServiceHost = ServiceName;

export interface Address {
  /** Where to listen. */
  readonly host: '127.0.0.1' | 'localhost';
  readonly port: number;
  /** Origin without a trailing slash. */
  readonly url: string;
}

export interface DemoHosts {
  readonly portBase: number;
  readonly pages: Readonly<Record<PageHost, Address>>;
  readonly services: Readonly<Record<ServiceHost, Address>>;
}

/** Ids of the systems (scopes) that the pages belong to, as the backend seeds them. */
export const SYSTEM_IDS = {
  console: '1000010',
  billing: '1000020',
  erp: '1000030',
  partner: '1000040',
} as const;

function address(host: Address['host'], port: number): Address {
  return { host, port, url: `http://${host}:${port}` };
}

/** All addresses for a port base (1024 to 65518: the last service stands 17 above it). */
export function demoHosts(portBase: number = DEFAULT_PORT_BASE): DemoHosts {
  const pages = {} as Record<PageHost, Address>;
  for (const [name, offset] of Object.entries(PAGE_OFFSETS) as [PageHost, number][]) {
    pages[name] = address(name === 'partner' ? '127.0.0.1' : 'localhost', portBase + offset);
  }
  const services = {} as Record<ServiceHost, Address>;
  for (const [name, offset] of Object.entries(serviceOffsets) as [ServiceHost, number][]) {
    services[name] = address('localhost', portBase + offset);
  }
  return { portBase, pages, services };
}

/** Reads PORT_BASE; throws a StartError when it is no usable port. */
export function portBaseFrom(env: Readonly<Record<string, string | undefined>>): number {
  const text = env.PORT_BASE?.trim();
  const portBase = text ? Number(text) : DEFAULT_PORT_BASE;
  checkPortBase(portBase);
  return portBase;
}

/** The configuration that the demo's deployment bakes into its loader. A page adds its own `system`. */
export function demoConfig(portBase: number = DEFAULT_PORT_BASE) {
  const { pages, services } = demoHosts(portBase);
  return {
    hosts: {
      userCentre: services.userCentre.url,
      boss: services.boss.url,
      fbb: services.fbb.url,
      ship: services.ship.url,
      feedback: services.feedback.url,
      bi: services.bi.url,
      orderApi: services.orderApi.url,
      billingApi: services.billingApi.url,
      console: pages.console.url,
      login: `${pages.console.url}/login`,
      billing: pages.billing.url,
      billingLegacy: pages.console.url,
      erp: pages.erp.url,
    },
    // The seeded overseas warehouse, which documents of the other systems belong to.
    overseasOrganisation: '1000030',
    loginHosts: [pages.console.url, pages.billing.url, pages.erp.url, pages.partner.url],
    social: {
      providers: ['workplace', 'social', 'cloud', 'cloud-dev'],
      hosts: [pages.console.url, pages.billing.url],
    },
    orderApiSegments: ['deliverOrder', 'delivery', 'picking', 'pickWave', 'shipping', 'outbound'],
    billingPaths: ['account', 'tasks', 'pay', 'costbilling', 'fedex', 'chargescalc', 'newbigaccount'],
    newTabPaths: [
      '/33080/transation_flow',
      '/home/newbigaccount/storageorderclient/billdetail',
      '/home/account',
      '/home/bill/transaction/list',
    ],
  };
}
