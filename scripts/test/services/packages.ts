import { existsSync, readdirSync } from 'node:fs';

export interface Programs {
  readonly rabbitmq: string;
  readonly epmd: string;
  /** Folder of initdb and postgres; null where a server is there already. */
  readonly postgres: string | null;
}

/** Debian's package and where it puts a program, without its version. */
const places = {
  'rabbitmq-server': () => existing('/usr/lib/rabbitmq/bin/rabbitmq-server'),
  'erlang-base': () => existing('/usr/bin/epmd'),
  postgresql: () => newest('/usr/lib/postgresql', 'bin/initdb')?.replace(/\/initdb$/, ''),
};

/** Where Debian's packages have put what the services need. @throws with the line that installs what is missing */
export function findPrograms(needsPostgres: boolean): Programs {
  const rabbitmq = places['rabbitmq-server']();
  const epmd = places['erlang-base']();
  const postgres = needsPostgres ? places.postgresql() : null;
  if (rabbitmq && epmd && postgres !== undefined) return { rabbitmq, epmd, postgres };
  throw missing([
    ...(rabbitmq && epmd ? [] : ['rabbitmq-server']),
    ...(postgres === undefined ? ['postgresql'] : []),
  ]);
}

/** The folder of initdb, postgres and pg_dump alone. @throws with the line that installs them */
export function findPostgres(): string {
  const found = places.postgresql();
  if (found === undefined) throw missing(['postgresql']);
  return found;
}

const missing = (packages: readonly string[]) =>
  new Error(
    `This needs ${packages.join(' and ')}: apt-get install --no-install-recommends ${packages.join(' ')}`,
  );

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
