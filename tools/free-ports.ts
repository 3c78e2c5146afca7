import { createServer } from 'node:net';

/** Below the ports that systems give to outgoing connections: a service that is started again finds its own free. */
const [from, to] = [25_500, 26_500];

/** The first so many neighbouring ports that nobody listens on. */
export async function freePorts(count: number): Promise<number[]> {
  for (let base = from; base + count <= to; base += count) {
    const ports = Array.from({ length: count }, (_, at) => base + at);
    if ((await Promise.all(ports.map(isFree))).every(Boolean)) return ports;
  }
  throw new Error(`All ports from ${from} to ${to} are in use.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
