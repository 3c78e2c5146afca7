import { createServer } from 'node:net';
import type { Address, DemoHosts } from '../hosts';
import { portError } from './listen';

/**
 * Makes sure that every port of the demo can be listened on, before anything is built or started.
 * @throws StartError that names the first port in use
 */
export async function checkPorts({ pages, services }: DemoHosts): Promise<void> {
  for (const address of [...Object.values(pages), ...Object.values(services)]) await checkPort(address);
}

function checkPort({ port }: Address): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(portError(error, port) ?? error));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()));
  });
}
