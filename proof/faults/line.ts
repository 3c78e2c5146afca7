import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** A call on its way from the browser. */
export interface Call {
  readonly method: string;
  /** With the query. */
  readonly path: string;
  readonly port: number;
}

/** The whole of a reply. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** What becomes of the calls that a browser makes. */
export interface Fault {
  /** The calls that it is for; without it all. */
  hits?(call: Call): boolean;
  /** Answers a call in the service's place, or with what the service says. Resolves undefined where it has answered nothing. */
  answer(
    call: Call,
    forward: () => Promise<Answer>,
    response: ServerResponse,
    request: IncomingMessage,
  ): Promise<Answer | undefined>;
  /** What becomes of sockets that are opened; `pass` without it. */
  readonly sockets?: 'refused' | 'silent';
}

/** The line from the browsers to some servers, by HTTP, so that it can do what proxies, gateways and bad networks do. */
export interface Line {
  /** Of `--host-resolver-rules` of the browser: whoever calls one of the servers takes this line. */
  readonly rules: string;
  fault: Fault | null;
  /** As where nobody listens: what stands ends. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** Ends the sockets that stand. */
  dropSockets(): void;
  /** Lets the sockets that stand bring nothing any more. */
  hushSockets(): void;
  close(): Promise<void>;
}

/** @param ports of `localhost` that it leads to */
export async function layLine(ports: readonly number[]): Promise<Line> {
  const ends = new Set<Socket>();
  const sockets = new Set<readonly [near: Duplex, far: Socket | null]>();
  let server: Server | null = null;

  const line = {
    fault: null as Fault | null,
  };

  async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = callOf(incoming);
    const body = await bodyOf(incoming);
    const forward = () => pass(call, incoming.headers, body);
    const { fault } = line;
    const answer =
      fault && (fault.hits?.(call) ?? true)
        ? await fault.answer(call, forward, response, incoming)
        : await forward();
    if (!answer || response.destroyed) return;
    response.writeHead(answer.status, withLength(answer)).end(answer.body);
  }

  function upgrade(incoming: IncomingMessage, near: Duplex, head: Buffer): void {
    near.on('error', () => near.destroy());
    const kind = line.fault?.sockets;
    if (kind === 'refused') {
      near.end('HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\n\r\n');
      return;
    }
    if (kind === 'silent') {
      near.write(`${accepted(incoming)}\r\n\r\n`);
      near.resume();
      hold(near, null);
      return;
    }
    const far = connect(callOf(incoming).port, '127.0.0.1');
    const lines = [`${incoming.method} ${incoming.url} HTTP/1.1`];
    for (let at = 0; at < incoming.rawHeaders.length; at += 2)
      lines.push(`${incoming.rawHeaders[at]}: ${incoming.rawHeaders[at + 1]}`);
    far.write(`${lines.join('\r\n')}\r\n\r\n`);
    far.write(head);
    near.pipe(far).pipe(near);
    far.on('error', () => near.destroy());
    far.on('close', () => near.destroy());
    near.on('close', () => far.destroy());
    hold(near, far);
  }

  const hold = (near: Duplex, far: Socket | null) => {
    const pair = [near, far] as const;
    sockets.add(pair);
    near.on('close', () => sockets.delete(pair));
  };

  const listen = async (port: number): Promise<number> => {
    server = createServer((incoming, response) => {
      // The service has ended while it was asked, or the browser has gone.
      serve(incoming, response).catch(() => response.destroy());
    });
    server.on('upgrade', upgrade);
    server.on('connection', (end: Socket) => {
      ends.add(end);
      end.on('close', () => ends.delete(end));
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const own = await listen(0);
  const cut = async () => {
    const closed = server && once(server, 'close');
    server?.close();
    server = null;
    for (const end of ends) end.destroy();
    await closed;
  };
  return Object.assign(line, {
    rules: ports.map((port) => `MAP localhost:${port} 127.0.0.1:${own}`).join(','),
    cut,
    mend: async () => void (await listen(own)),
    dropSockets() {
      for (const [near] of sockets) near.destroy();
    },
    hushSockets() {
      for (const [near, far] of sockets) {
        near.unpipe();
        near.resume();
        far?.unpipe();
        far?.resume();
      }
    },
    close: cut,
  });
}

function callOf({ method = 'GET', url = '/', headers }: IncomingMessage): Call {
  return { method, path: url, port: Number(headers.host?.split(':')[1] ?? 80) };
}

async function bodyOf(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Asks the service. It does so whether or not the browser still waits: what is sent is sent. */
function pass(call: Call, headers: IncomingMessage['headers'], body: Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port: call.port, method: call.method, path: call.path, headers, agent: false },
      (reply) => {
        bodyOf(reply).then(
          (whole) => resolve({ status: reply.statusCode ?? 502, headers: reply.headers, body: whole }),
          reject,
        );
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });
}

export function withLength({ headers, body }: Answer): IncomingMessage['headers'] {
  const { 'transfer-encoding': _, connection: __, ...kept } = headers;
  return { ...kept, 'content-length': String(body.length) };
}

/** Without a word on the protocol of STOMP a browser ends the socket. */
function accepted({ headers }: IncomingMessage): string {
  const key = createHash('sha1').update(
    `${headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`,
  );
  const [protocol] = (headers['sec-websocket-protocol'] ?? '').split(',');
  return [
    'HTTP/1.1 101 Switching Protocols',
    'upgrade: websocket',
    'connection: Upgrade',
    `sec-websocket-accept: ${key.digest('base64')}`,
    ...(protocol ? [`sec-websocket-protocol: ${protocol.trim()}`] : []),
  ].join('\r\n');
}
