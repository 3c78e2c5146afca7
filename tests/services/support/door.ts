import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/** A port that leads to a service. While it is shut nobody reaches a service that comes back by itself. */
export interface Door {
  /** The address of the service, through the door. */
  readonly url: string;
  /** Refuses connections from now on; those that there are stay. */
  shut(): void;
  open(): Promise<void>;
}

export async function openDoor(port: number, address: string): Promise<Door> {
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
  return { url: url.href, open, shut: () => server.close() };
}
