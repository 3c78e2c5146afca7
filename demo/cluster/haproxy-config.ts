/** The servers behind HAProxy. Each address is text of its configuration, such as `127.0.0.1:4110`. */
export interface Layout {
  readonly services: readonly Service[];
  /** The service that is asked for the health of a process; its other services follow it. */
  readonly asked: string;
  /** The service with the sockets. */
  readonly socketsOf: string;
  /** Where sockets go, and where their broker asks who may hear what; without it they go to the processes. */
  readonly broker?: { readonly server: string; readonly access: Service } | undefined;
  /** Pages and services that a single process answers. */
  readonly others: readonly { readonly name: string; readonly bind: string; readonly server: string }[];
}

interface Service {
  readonly name: string;
  readonly bind: string;
  /** Of each process, in the same order for each service. */
  readonly servers: readonly string[];
}

/** ms between two checks; so many failures remove a process. */
const interval = 500;
const failures = 2;

/** Whole seconds after which HAProxy sends nothing more to a process that is not ready: its STOP_NOTICE. */
export const noticed = Math.floor((interval * failures) / 1000) + 1;

/** HAProxy's configuration before some processes with the same services. */
export function haproxyConfig({ services, asked, socketsOf, broker, others }: Layout): string {
  const tracked = (servers: readonly string[]) =>
    servers.map((server, at) => `  server p${at + 1} ${server} track ${asked}/p${at + 1}`);
  const checked = (servers: readonly string[]) =>
    servers.map((server, at) => `  server p${at + 1} ${server} check`);
  const sections = services.flatMap(({ name, bind, servers }) => [
    [
      `frontend ${name}`,
      `  bind ${bind}`,
      HEADERS,
      ...(name === socketsOf ? ['  use_backend sockets if { path /stomp }'] : []),
      `  default_backend ${name}`,
    ],
    [`backend ${name}`, AGAIN, ...(name === asked ? [CHECK, ...checked(servers)] : tracked(servers))],
  ]);
  const withSockets = services.find(({ name }) => name === socketsOf)?.servers ?? [];
  const sockets = broker
    ? [`  server broker ${broker.server}`]
    : ['  balance leastconn', SOCKET_AGAIN, ...tracked(withSockets)];
  const all = [
    [GLOBAL],
    [DEFAULTS],
    ...sections,
    ['backend sockets', '  timeout tunnel 1h', ...sockets],
    ...(broker
      ? [[`listen ${broker.access.name}`, `  bind ${broker.access.bind}`, ...tracked(broker.access.servers)]]
      : []),
    ...others.map(({ name, bind, server }) => [
      `listen ${name}`,
      `  bind ${bind}`,
      HEADERS,
      `  server pages ${server}`,
    ]),
  ];
  return `${all.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

/** The one of docs/scale.md: a service at two processes on machines of their own, behind TLS. */
export const exampleConfig = (): string =>
  haproxyConfig({
    services: [
      {
        name: 'userCentre',
        bind: ':443 ssl crt /etc/haproxy/uc.example.com.pem',
        servers: ['backend-1.example.com:4110', 'backend-2.example.com:4110'],
      },
    ],
    asked: 'userCentre',
    socketsOf: 'userCentre',
    others: [],
  });

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
  default-server inter ${interval}ms fall ${failures} rise 1`;

/** A caller can send these headers with any value, so the proxy replaces them. */
const HEADERS = `  http-request set-header X-Forwarded-For %[src]
  http-request set-header X-Forwarded-Proto %[ssl_fc,iif(https,http)]
  http-request set-header X-Request-Id %[uuid()]`;

/**
 * A call whose process has gone is sent to another one; where it may have changed something, the page sends it again,
 * by its key.
 */
const AGAIN = `  retry-on conn-failure empty-response
  http-request disable-l7-retry if ! METH_GET`;

/**
 * A process that is about to stop answers sockets with 503 before the next check finds that out; one that is full
 * answers with 429, and so would the others.
 */
const SOCKET_AGAIN = '  retry-on conn-failure empty-response 503';

const CHECK = `  option httpchk
  http-check send meth GET uri /status/ready hdr Host localhost
  http-check expect status 200`;
