import { spawnSync } from 'node:child_process';
import { chownSync, writeFileSync } from 'node:fs';
import type { DatabaseServer } from '@oms/tools/services';
import { accountOf } from './account';
import { Daemon } from './daemon';
import { makeFolder } from './folder';

interface Options {
  /** Folder of initdb and postgres. */
  readonly programs: string;
  readonly port: number;
  readonly folder: string;
  readonly password: string;
  /** Each commit is on the disk before it is answered, as in a deployment: for who measures. */
  readonly durable?: boolean;
}

/** Milliseconds that initdb may take. */
const initLimit = 60_000;

/** A PostgreSQL cluster of the tests' own. Unless it is durable, it need not survive the machine. */
export function postgres({ programs, port, folder, password, durable = false }: Options): {
  daemon: Daemon;
  database: DatabaseServer;
} {
  const account = accountOf('postgres');
  const home = makeFolder(folder, 'postgres', account);
  const data = `${home}/data`;
  const passwordFile = `${home}/password`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account.uid !== undefined) chownSync(passwordFile, account.uid, account.gid ?? account.uid);
  const args = ['--username=oms', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const made = spawnSync(
    `${programs}/initdb`,
    [...args, '--locale=C.UTF-8', '--encoding=UTF8', '--no-sync', data],
    {
      ...account,
      cwd: '/',
      encoding: 'utf8',
      timeout: initLimit,
    },
  );
  if (made.status !== 0) {
    throw new Error(`initdb failed: ${made.error?.message ?? made.stderr.trim()}`);
  }
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    // Its default folder is not there in every container.
    unix_socket_directories: '',
    max_connections: '300',
    ...(!durable && { fsync: 'off', full_page_writes: 'off' }),
  };
  const pidFile = `${folder}/postgres.pid`;
  const daemon = new Daemon({
    name: 'PostgreSQL',
    command: [
      `${programs}/postgres`,
      '-D',
      data,
      ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
    ],
    env: { LC_ALL: 'C.UTF-8' },
    account,
    ready: /database system is ready to accept connections/,
    end: 'SIGQUIT',
    pidFile,
  });
  return { daemon, database: { url: `postgres://oms:${password}@127.0.0.1:${port}/postgres`, pidFile } };
}
