import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Address } from '../hosts';
import { StartError } from './start-error';

/** A started host: its origin, and how to stop it. */
export interface RunningHost {
  readonly url: string;
  close(): Promise<void>;
}

/** Listens on the address; closes the app if it cannot. @throws StartError that names a port in use */
export async function listen(app: FastifyInstance, { host, port, url }: Address): Promise<RunningHost> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    await app.close();
    throw portError(error, port);
  }
  return { url, close: () => app.close() };
}

/**
 * Makes sure that every address is free, before anything is built or seeded for it.
 * @throws StartError that names the first port in use
 */
export async function checkPorts(addresses: Iterable<Address>): Promise<void> {
  for (const { port } of addresses) await checkPort(port);
}

function checkPort(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(portError(error, port)));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()));
  });
}

/** The sentence for a port that cannot be bound; an error about something else stays as it is. */
function portError(cause: unknown, port: number): unknown {
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
  return cause;
}

/** A port base far from the port in use. */
function suggestion(port: number): number {
  const next = Math.floor(port / 100) * 100 + 1000;
  return next <= 65000 ? next : 24100;
}
