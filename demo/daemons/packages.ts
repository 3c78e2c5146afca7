import { existsSync, readdirSync } from 'node:fs';

/** What RabbitMQ needs. */
export interface Programs {
  readonly rabbitmq: string;
  readonly epmd: string;
}

/** Debian's package and where it puts a program, without its version. */
const places = {
  'rabbitmq-server': () => existing('/usr/lib/rabbitmq/bin/rabbitmq-server'),
  'erlang-base': () => existing('/usr/bin/epmd'),
  postgresql: () => newest('/usr/lib/postgresql', 'bin/initdb')?.replace(/\/initdb$/, ''),
  haproxy: () => existing('/usr/sbin/haproxy'),
  'nginx-light': () => existing('/usr/sbin/nginx'),
  'libnginx-mod-http-brotli-static': () =>
    existing('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'),
};

type Package = keyof typeof places;

/** Where Debian's packages have put their programs. @throws with the line that installs those that are missing */
export function findPackages<Name extends Package>(...names: readonly Name[]): Record<Name, string> {
  const found = names.map((name) => [name, places[name]()] as const);
  const missing = found.flatMap(([name, path]) => (path === undefined ? [name] : []));
  if (missing.length > 0) throw new Error(`Not on this machine: ${missing.join(', ')}. ${install(missing)}`);
  return Object.fromEntries(found) as Record<Name, string>;
}

const install = (names: readonly string[]) => `apt-get install --no-install-recommends ${names.join(' ')}`;

function existing(path: string): string | undefined {
  return existsSync(path) ? path : undefined;
}

/** Of `folder/<version>/program`. */
function newest(folder: string, program: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  const versions = readdirSync(folder).filter((version) => existsSync(`${folder}/${version}/${program}`));
  const last = versions.sort((a, b) => Number(a) - Number(b)).at(-1);
  return last && `${folder}/${last}/${program}`;
}
