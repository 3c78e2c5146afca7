import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { isMeantForUs } from '../../support/listen';
import { type IsProxy, senderOf } from '../http/proxies';
import type { Lifecycle } from '../operation/lifecycle';
import { Connection, type ConnectionOwner } from './connection';
import { subprotocolOf } from './frames';
import type { Limits } from './limits';
import { Strangers } from './strangers';

const path = '/stomp';
/** Milliseconds that clients have to answer the close frame when the server stops. */
const closeTimeout = 300;

interface StompOptions {
  readonly owner: ConnectionOwner;
  readonly limits: Limits;
  /** Pages of all other origins are refused. */
  readonly origins: readonly string[];
  readonly lifecycle: Lifecycle;
  readonly isProxy: IsProxy;
}

/** Serves STOMP over WebSocket at /stomp of a server. Returns a function that ends all sockets. */
export function serveStomp(
  server: Server,
  { owner, limits, origins, lifecycle, isProxy }: StompOptions,
): () => Promise<void> {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: limits.frameSize,
    perMessageDeflate: false,
    handleProtocols: (offered) => subprotocolOf(offered) ?? false,
  });
  const unanswered = new WeakSet<WebSocket>();

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Until ws handles the socket, a reset by the client would end the process.
    const ignore = () => {};
    socket.on('error', ignore);
    const sender = senderOf(request, isProxy);
    const refusal =
      refusalOf(request, origins) ?? (lifecycle.stopping ? 503 : isFull(sender) ? 429 : undefined);
    if (refusal) return refuse(socket, refusal);
    socket.off('error', ignore);
    sockets.handleUpgrade(request, socket, head, (client) => serve(client, sender));
  };

  const isFull = (address: string | undefined) => {
    if (sockets.clients.size >= limits.sockets) return true;
    return strangers.isFull(address);
  };

  const serve = (client: WebSocket, address: string | undefined) => {
    const noStranger = strangers.add(address);
    const connection = new Connection(client, owner, limits, noStranger);
    client.on('message', (data) => connection.received(bytesOf(data)));
    client.on('pong', () => unanswered.delete(client));
    client.on('close', () => connection.closed());
    // A close event follows every error; ws itself answers violations of its protocol.
    client.on('error', () => {});
    open.add(connection);
    client.once('close', () => {
      open.delete(connection);
      noStranger();
    });
  };
  const open = new Set<Connection>();
  const strangers = new Strangers(limits);

  // Detects clients whose connection broke without a close frame. Browsers answer pings by themselves, in hidden tabs
  // too.
  const pings = setInterval(() => {
    for (const client of sockets.clients) {
      if (unanswered.has(client)) client.terminate();
      else {
        unanswered.add(client);
        client.ping();
      }
    }
  }, limits.pingInterval).unref();

  server.on('upgrade', upgrade);
  return async () => {
    server.off('upgrade', upgrade);
    clearInterval(pings);
    for (const connection of open) connection.closeForShutdown();
    await allClosed(sockets.clients);
    for (const client of sockets.clients) client.terminate();
    sockets.close();
  };
}

/** The HTTP status that refuses the upgrade. A client without an Origin is no browser, so no page can abuse its credentials. */
function refusalOf(request: IncomingMessage, origins: readonly string[]): number | undefined {
  const { origin, host } = request.headers;
  if (!isMeantForUs(host)) return 421;
  if (request.url?.split('?')[0] !== path) return 404;
  if (origin !== undefined && !origins.includes(origin)) return 403;
  const offered = request.headers['sec-websocket-protocol'];
  if (offered !== undefined && !subprotocolOf(offered.split(',').map((one) => one.trim()))) return 400;
  return undefined;
}

function refuse(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  socket.once('finish', () => socket.destroy());
}

function bytesOf(data: RawData): Uint8Array {
  if (Array.isArray(data)) return Buffer.concat(data);
  return data instanceof ArrayBuffer ? new Uint8Array(data) : data;
}

/** Resolves when all clients have closed, or after `closeTimeout`. */
async function allClosed(clients: ReadonlySet<WebSocket>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, closeTimeout);
  });
  const gone = [...clients].map((client) => new Promise((resolve) => client.once('close', resolve)));
  await Promise.race([Promise.all(gone), late]);
  clearTimeout(timer);
}
