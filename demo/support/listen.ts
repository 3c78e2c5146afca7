import type { FastifyInstance } from 'fastify';
import type { Address } from '../hosts';
import { StartError } from '../server/start-error';

/** A started host: where it is, and how to end it. */
export interface RunningHost {
  readonly url: string;
  close(): Promise<void>;
}

/** Listens on the address; a taken port becomes a StartError that names it. */
export async function listen(app: FastifyInstance, { host, port, url }: Address): Promise<RunningHost> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    await app.close();
    throw portError(error, port) ?? error;
  }
  return { url, close: () => app.close() };
}

/** The sentence for a port that cannot be listened on, or null when the error is about something else. */
export function portError(error: unknown, port: number): StartError | null {
  const code = (error as NodeJS.ErrnoException | null)?.code;
  if (code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} is in use: end the program that listens on it, or move the demo with PORT_BASE, as in PORT_BASE=${suggestion(port)} npm start.`,
    );
  }
  if (code === 'EACCES') {
    return new StartError(`Port ${port} may not be opened by this user: choose a PORT_BASE from 1024 on.`);
  }
  return null;
}

/** A base well away from the port that is taken. */
function suggestion(port: number): number {
  const next = Math.floor(port / 100) * 100 + 1000;
  return next <= 65000 ? next : 24100;
}
