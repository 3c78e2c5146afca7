import { Client, Versions } from '@stomp/stompjs';
import type { OpenSocket } from '../platform/wires';
import { HEARTBEAT_OUT } from './timing';

export interface SocketEvents {
  /** Subscribed: what changes from now on is pushed. */
  up(): void;
  frame(body: string): void;
  /** The service complains on the user's queue of errors; the connection goes on. */
  complaint(body: string): void;
  /** The service has ended the connection with an ERROR frame; `code` is empty where it gives none. */
  refused(code: string, message: string): void;
  /** Ended in any other way. */
  down(reason: string): void;
}

export interface Socket {
  /** Tells the service that this side lives, for when the timers of the page sleep. */
  beat(): void;
  /** Nothing is told any more. */
  close(): void;
}

/** What differs from one broker to another. */
export interface SocketAddress {
  url: string;
  /** Of CONNECT. */
  headers: Record<string, string>;
  /** Where the service says what has changed. */
  changes: string;
  /** Where it complains. */
  complaints: string;
}

/** Until the service has answered CONNECT, in ms. */
const CONNECT_TIMEOUT = 10_000;

/**
 * One connection to the service's STOMP broker; when it ends it is over, and who asked for it asks for the next. Either
 * `refused` or `down` is told once. Throws where a socket is not allowed.
 */
export function openStomp(open: OpenSocket, address: SocketAddress, on: SocketEvents): Socket {
  // Made here, not when the client asks for it: what throws there nobody could catch.
  const socket = open(address.url, Versions.default.protocolVersions());
  let over = false;
  const end = (tell: () => void) => {
    if (over) return;
    over = true;
    tell();
    void client.deactivate({ force: true });
  };
  const client = new Client({
    webSocketFactory: () => socket,
    connectHeaders: singleLines(address.headers),
    // No jitter in its own reconnecting: the ladder decides.
    reconnectDelay: 0,
    heartbeatOutgoing: HEARTBEAT_OUT,
    heartbeatIncoming: 0,
    connectionTimeout: CONNECT_TIMEOUT,
    // Without a network the browser tells of a close only after a long while.
    discardWebsocketOnCommFailure: true,
    onConnect() {
      client.subscribe(address.changes, ({ body }) => {
        if (!over) on.frame(body);
      });
      client.subscribe(address.complaints, ({ body }) => {
        if (!over) on.complaint(body);
      });
      if (!over) on.up();
    },
    onStompError: ({ headers }) => end(() => on.refused(headers.code ?? '', headers.message ?? '')),
    onWebSocketClose: ({ code, reason }) =>
      end(() => on.down(`closed ${code ?? ''} ${reason ?? ''}`.trimEnd())),
  });
  client.activate();
  return {
    beat() {
      if (!over && client.connected) socket.send('\n');
    },
    close: () => end(() => {}),
  };
}

/** CONNECT is sent without escapes (STOMP 1.2): a line break in a value, as of a cookie, would begin a header of its own. */
const singleLines = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value.replace(/[\r\n\0]/g, ' ')]));
