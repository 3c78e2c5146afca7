import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/** A TCP proxy before a service. While it is closed nobody reaches a service that restarts by itself. */
export interface TcpProxy {
  /** The address of the service, through the proxy. */
  readonly url: string;
  /** Refuses new connections from now on; open ones stay. */
  close(): void;
  open(): Promise<void>;
}

export async function startProxy(port: number, address: string): Promise<TcpProxy> {
  const service = new URL(address);
  const server = createServer((near) => {
    const far = connect(Number(service.port), service.hostname);
    near.pipe(far).pipe(near);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  });
  const open = async () => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await open();
  const url = new URL(address);
  url.host = `127.0.0.1:${port}`;
  return { url: url.href, open, close: () => server.close() };
}
