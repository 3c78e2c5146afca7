import { writeFileSync } from 'node:fs';
import { demoHosts, serviceNames } from '../../demo/hosts';
import { accountOf } from '../test/services/account';
import { Daemon } from '../test/services/daemon';
import { makeFolder } from '../test/services/folder';

export interface HaproxyOptions {
  readonly program: string;
  readonly folder: string;
  /** The first port that browsers have. */
  readonly portBase: number;
  /** The first port of each backend process. */
  readonly backends: readonly number[];
  /** The first port of the process with the pages of the hosts. */
  readonly pages: number;
  /** Where sockets go, and where their broker asks who may hear what; without it sockets go to the backends. */
  readonly broker?: { readonly port: number; readonly access: number } | undefined;
}

/** The service whose health is asked: its port is the last to be opened. The others follow it. */
const asked = serviceNames.at(-1)!;

/** ms between two questions whether a process is to get calls; two noes take it out, so STOP_NOTICE is more than two of them. */
const interval = 500;

/** HAProxy in front of the services and the pages. */
export function haproxy(options: HaproxyOptions): Daemon {
  const account = accountOf('haproxy');
  const home = makeFolder(options.folder, 'haproxy', account);
  const file = `${home}/haproxy.cfg`;
  writeFileSync(file, haproxyConfig(options), { mode: 0o644 });
  return new Daemon({
    name: 'HAProxy',
    command: [options.program, '-W', '-f', file],
    account,
    ready: /Loading success/,
    end: 'SIGTERM',
  });
}

/** Writes the configuration that docs/scale.md explains, with the addresses of a demo. */
export function haproxyConfig({ portBase, backends, pages, broker }: HaproxyOptions): string {
  const outside = demoHosts(portBase);
  const inside = backends.map(demoHosts);
  const pagesInside = demoHosts(pages);
  const services = serviceNames.flatMap((name) => {
    const servers = inside.map(({ services }, at) => {
      const check = name === asked ? 'check' : `track ${asked}/p${at + 1}`;
      return `  server p${at + 1} 127.0.0.1:${services[name].port} ${check}`;
    });
    const sockets = name === 'userCentre' ? ['  use_backend sockets if { path /stomp }'] : [];
    return [
      section(
        `frontend ${name}`,
        `  bind 127.0.0.1:${outside.services[name].port}`,
        HEADERS,
        ...sockets,
        `  default_backend ${name}`,
      ),
      section(`backend ${name}`, AGAIN, ...(name === asked ? [CHECK] : []), ...servers),
    ];
  });
  const socketServers = inside.map(
    ({ services }, at) =>
      `  server p${at + 1} 127.0.0.1:${services.userCentre.port} track ${asked}/p${at + 1}`,
  );
  const sockets =
    broker === undefined
      ? // A process that is about to stop refuses sockets before the next question finds that out.
        ['  balance leastconn', '  retry-on conn-failure empty-response 503', ...socketServers]
      : [`  server broker 127.0.0.1:${broker.port}`];
  const hosts = (['console', 'billing', 'erp', 'partner'] as const).map((name) =>
    listen(name, outside.pages[name].port, pagesInside.pages[name].port),
  );
  return `${[
    GLOBAL,
    DEFAULTS,
    ...services,
    section('backend sockets', '  timeout tunnel 1h', ...sockets),
    ...(broker === undefined
      ? []
      : [
          section(
            'listen access',
            `  bind 127.0.0.1:${broker.access}`,
            ...inside.map(
              ({ brokerAccess }, at) =>
                `  server p${at + 1} 127.0.0.1:${brokerAccess.port} track ${asked}/p${at + 1}`,
            ),
          ),
        ]),
    ...hosts,
    listen('identity', outside.identity.port, pagesInside.identity.port),
  ].join('\n\n')}\n`;
}

const section = (...lines: readonly string[]): string => lines.join('\n');

const listen = (name: string, from: number, to: number): string =>
  section(`listen ${name}`, `  bind 127.0.0.1:${from}`, HEADERS, `  server pages 127.0.0.1:${to}`);

// As many connections as the system lets it open files: each call and each socket takes two.
const GLOBAL = `global
  log stdout format raw local0 warning`;

const DEFAULTS = `defaults
  mode http
  log global
  balance roundrobin
  timeout connect 2s
  timeout client 75s
  timeout server 75s
  timeout http-request 30s
  timeout http-keep-alive 60s
  timeout queue 5s
  timeout check 2s
  retries 3
  option redispatch 1
  compression algo gzip
  compression type application/json
  default-server inter ${interval}ms fall 2 rise 1`;

/** A caller can send these headers with any value, so the proxy replaces them. */
const HEADERS = `  http-request set-header X-Forwarded-For %[src]
  http-request set-header X-Request-Id %[uuid()]`;

/** A call whose process has gone is sent to another one; where it may have changed something, the page sends it again, by its key. */
const AGAIN = `  retry-on conn-failure empty-response
  http-request disable-l7-retry if ! METH_GET`;

const CHECK = `  option httpchk
  http-check send meth GET uri /status/ready hdr Host localhost
  http-check expect status 200`;
