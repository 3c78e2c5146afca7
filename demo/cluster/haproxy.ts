import { writeFileSync } from 'node:fs';
import { accountOf } from '../daemons/account';
import { Daemon } from '../daemons/daemon';
import { makeFolder } from '../daemons/folder';
import { demoHosts, serviceNames } from '../hosts';
import { haproxyConfig, type Layout } from './haproxy-config';

interface Ports {
  /** The first port that browsers have. */
  readonly portBase: number;
  /** The first port of each backend process. */
  readonly backends: readonly number[];
  /** The first port of the process with the pages of the hosts. */
  readonly pages: number;
  /** Where sockets go, and where their broker asks who may hear what; without it sockets go to the backends. */
  readonly broker?: { readonly port: number; readonly access: number } | undefined;
}

export interface HaproxyOptions extends Ports {
  readonly program: string;
  readonly folder: string;
}

/** HAProxy in front of the services and the pages. */
export function haproxy(options: HaproxyOptions): Daemon {
  const account = accountOf('haproxy');
  const home = makeFolder(options.folder, 'haproxy', account);
  const file = `${home}/haproxy.cfg`;
  writeFileSync(file, haproxyConfig(layoutOf(options)), { mode: 0o644 });
  return new Daemon({
    name: 'HAProxy',
    command: [options.program, '-W', '-f', file],
    account,
    ready: /Loading success/,
    end: 'SIGTERM',
  });
}

const local = (port: number) => `127.0.0.1:${port}`;

/** A demo whose ports are the proxy's. */
export function layoutOf({ portBase, backends, pages, broker }: Ports): Layout {
  const outside = demoHosts(portBase);
  const inside = backends.map(demoHosts);
  const pagesInside = demoHosts(pages);
  return {
    services: serviceNames.map((name) => ({
      name,
      bind: local(outside.services[name].port),
      servers: inside.map(({ services }) => local(services[name].port)),
    })),
    // Its port is the last to be opened.
    asked: serviceNames.at(-1)!,
    socketsOf: 'userCentre',
    broker: broker && {
      server: local(broker.port),
      access: {
        name: 'access',
        bind: local(broker.access),
        servers: inside.map(({ brokerAccess }) => local(brokerAccess.port)),
      },
    },
    others: [
      ...(['console', 'billing', 'erp', 'partner'] as const).map((name) => ({
        name,
        bind: local(outside.pages[name].port),
        server: local(pagesInside.pages[name].port),
      })),
      { name: 'identity', bind: local(outside.identity.port), server: local(pagesInside.identity.port) },
    ],
  };
}
