import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** The line from a browser to a service, which a test may cut as it likes. */
export interface Line {
  /** For the browser's command line: whoever calls the service takes this line. */
  readonly browserArg: string;
  /** As when the service is killed: what stands ends, and nobody answers. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** What stands ends, and who comes again is served. */
  drop(): void;
  /**
   * What stands stays open at both ends and brings nothing any more, and who comes again is served.
   * @returns ends what stands so: a browser waits a minute or longer for the other end to close, too
   */
  hush(): () => void;
  close(): Promise<void>;
}

/** @param service its origin, on this machine */
export async function layLine(service: string): Promise<Line> {
  const { hostname, port } = new URL(service);
  const ends = new Set<Socket>();
  const serve = (near: Socket) => {
    const far = connect(Number(port), hostname);
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(end);
      end.pipe(other);
      // Whichever end goes, and for whatever reason, takes the other with it.
      end.on('error', () => other.destroy());
      end.on('close', () => {
        ends.delete(end);
        other.destroy();
      });
    }
  };
  const drop = () => {
    for (const end of ends) end.destroy();
  };
  const hush = () => {
    const silent = [...ends];
    for (const end of silent) {
      end.unpipe();
      end.resume();
    }
    return () => {
      for (const end of silent) end.destroy();
    };
  };
  let server: Server | null = null;
  const listen = async (at: number) => {
    server = createServer(serve).listen(at, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const cut = async () => {
    const closed = server && once(server, 'close');
    server?.close();
    server = null;
    drop();
    await closed;
  };
  const own = await listen(0);
  return {
    browserArg: `--host-resolver-rules=MAP ${hostname}:${port} 127.0.0.1:${own}`,
    cut,
    mend: async () => void (await listen(own)),
    drop,
    hush,
    close: cut,
  };
}
