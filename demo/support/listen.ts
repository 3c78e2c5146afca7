import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Address } from '../hosts';
import { isOwnHost } from './own-host';
import { StartError } from './start-error';

let bound: string | undefined;
let otherNames: readonly string[] = [];

/** From now on every server binds to this address. Default: that of the table in demo/hosts.ts, the loopback address. */
export function bindTo(host: string | undefined): void {
  bound = host;
}

/** From now on every server answers requests for these names, too: those by which a proxy in front of it is known. */
export function answerTo(names: readonly string[]): void {
  otherNames = names;
}

/** Reads ALLOW_HOSTS: names without a port, separated by commas or blanks. */
export const allowHostsFrom = (env: Readonly<Record<string, string | undefined>>): readonly string[] =>
  (env.ALLOW_HOSTS ?? '').split(/[\s,]+/).filter((name) => name !== '');

/** Reads HOST: a name or an address of this machine, `0.0.0.0` for all of them; undefined where nobody has set it. */
export function hostFrom(env: Readonly<Record<string, string | undefined>>): string | undefined {
  return env.HOST?.trim() || undefined;
}

/**
 * Connections that wait to be accepted: one more than these is only tried again by its client after seconds. The system
 * may allow fewer.
 */
const backlog = 4_096;

/** A started host: its origin, and how to stop it. */
export interface RunningHost {
  readonly url: string;
  close(): Promise<void>;
}

/** Whether a request with this `Host` header is meant for a server of this process. */
export const isMeantForUs = (host: string | undefined): boolean => isOwnHost(host, bound, ...otherNames);

/**
 * Listens on the address, or on HOST at its port, for requests that are meant for it; closes the app if it cannot.
 * @throws StartError that names a port in use
 */
export function listen(app: FastifyInstance, address: Address): Promise<RunningHost> {
  return listenAt(app, { ...address, host: bound ?? address.host });
}

/**
 * As `listen`, on this very address: whoever opens the services to a network has not opened this.
 * @param variable of the environment that has set the host
 */
export async function listenAt(
  app: FastifyInstance,
  { host, port, url }: { readonly host: string; readonly port: number; readonly url: string },
  variable = 'HOST',
): Promise<RunningHost> {
  app.addHook('onRequest', async ({ headers }) => {
    if (isOwnHost(headers.host, host, ...otherNames)) return;
    throw Object.assign(new Error('The Host of this request is not this server'), { statusCode: 421 });
  });
  try {
    await app.listen({ host, port, backlog });
  } catch (error) {
    await app.close();
    throw portError(error, port, host, variable);
  }
  return { url, close: () => app.close() };
}

/**
 * Makes sure that every address is free, before anything is built or seeded for it.
 * @throws StartError that names the first port in use
 */
export async function checkPorts(addresses: Iterable<Pick<Address, 'port'>>): Promise<void> {
  for (const { port } of addresses) await checkPort(port);
}

function checkPort(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(portError(error, port)));
    probe.listen(port, bound ?? '127.0.0.1', () => probe.close(() => resolve()));
  });
}

/** The sentence for a port that cannot be bound; an error about something else stays as it is. */
function portError(cause: unknown, port: number, host = bound, variable = 'HOST'): unknown {
  const code = (cause as NodeJS.ErrnoException | null)?.code;
  if (code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} is in use: end the program that listens on it, or move the demo with PORT_BASE, as in PORT_BASE=${suggestion(port)} npm start.`,
      { cause },
    );
  }
  if (code === 'EACCES') {
    return new StartError(`Port ${port} may not be opened by this user: choose a PORT_BASE from 1024 on.`, {
      cause,
    });
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartError(
      `${variable} is ${host}, but this machine has no such address: leave it out for the loopback address.`,
      {
        cause,
      },
    );
  }
  return cause;
}

/** A port base far from the port in use. */
function suggestion(port: number): number {
  const next = Math.floor(port / 100) * 100 + 1000;
  return next <= 65000 ? next : 24100;
}
