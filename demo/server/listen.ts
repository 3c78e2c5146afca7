import { createServer } from 'node:net';
import { serviceOffsets } from './ports';
import { StartError } from './start-error';

/** The demo is for this machine alone. */
export const loopback = '127.0.0.1';

/** Finds a port in use at once, not after the seconds that the first start needs for its data. */
export async function probePorts(portBase: number): Promise<void> {
  for (const offset of Object.values(serviceOffsets)) {
    await listening(
      portBase + offset,
      (port) =>
        new Promise<void>((resolve, reject) => {
          const probe = createServer();
          probe.once('error', reject);
          probe.listen(port, loopback, () => probe.close(() => resolve()));
        }),
    );
  }
}

/** Listens by `start`, and says in one sentence why a port cannot be had. @throws StartError */
export async function listening(port: number, start: (port: number) => Promise<unknown>): Promise<void> {
  try {
    await start(port);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    const remedy = 'set PORT_BASE to move all ports of the demo.';
    if (code === 'EADDRINUSE') {
      throw new StartError(`Port ${port} is in use: stop what listens there, or ${remedy}`, { cause });
    }
    if (code === 'EACCES')
      throw new StartError(`Port ${port} may not be used by this account: ${remedy}`, { cause });
    throw cause;
  }
}
