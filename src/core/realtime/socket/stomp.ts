import { Client, type IMessage, Versions } from '@stomp/stompjs';
import type { OpenSocket } from '../../platform/late-platform';
import { CONNECT_TIMEOUT, HEARTBEAT_IN, HEARTBEAT_OUT } from '../timing';

export interface SocketEvents {
  /**
   * Subscribed: the service pushes every change from now on.
   * @param snapshot the service pushes the present data first
   * @param silence ms without a word of the service after which the connection is dead; infinite where it promises no heartbeats
   */
  up(snapshot: boolean, silence: number): void;
  frame(body: string): void;
  /** The service has sent a heartbeat. */
  heartbeat(): void;
  /** The service has sent an error on the user's queue of errors; the connection stays. */
  complaint(body: string): void;
  /** The service has ended the connection with an ERROR frame; `code` is empty where it gives none. */
  refused(code: string, message: string): void;
  /** The connection has ended in any other way. */
  down(reason: string): void;
}

export interface Socket {
  /** Sends a heartbeat, for pages whose timers sleep. */
  sendHeartbeat(): void;
  /** Closes the connection without an event. */
  close(): void;
}

/** Address, headers and destinations of a broker. */
export interface SocketAddress {
  url: string;
  /** Headers of the CONNECT frame. */
  headers: Record<string, string>;
  /** Destination of the pushed changes. */
  changes: string;
  /** Destination of errors. */
  complaints: string;
  /** Destination of the pushed changes at RabbitMQ, which has none of errors. */
  topic?: string;
}

/** Loads this file, which a tab that never leads does without. */
export type LoadStomp = () => Promise<{ openStomp: typeof openStomp }>;

/**
 * Opens one connection to a STOMP broker. It never reconnects: the caller opens the next one. It ends with one event,
 * `refused` or `down`. Throws where a socket is not allowed.
 */
export function openStomp(open: OpenSocket, address: SocketAddress, on: SocketEvents): Socket {
  // Opened here and not in the client's factory, where nobody could catch an error.
  const socket = open(address.url, Versions.default.protocolVersions());
  let over = false;
  const end = (emit: () => void) => {
    if (over) return;
    over = true;
    emit();
    void client.deactivate({ force: true });
  };
  const client = new Client({
    webSocketFactory: () => socket,
    connectHeaders: singleLines(address.headers),
    // The client's own reconnecting has no jitter: `createBackoff` decides.
    reconnectDelay: 0,
    heartbeatOutgoing: HEARTBEAT_OUT,
    // Without a worker, which a page's policy may refuse: heartbeats of the service are messages, which no browser
    // delays in a hidden page, so its late timers find a time of silence only where there is one.
    heartbeatIncoming: HEARTBEAT_IN,
    onHeartbeatReceived() {
      if (!over) on.heartbeat();
    },
    connectionTimeout: CONNECT_TIMEOUT,
    // Without a network the browser reports a close only after a long time.
    discardWebsocketOnCommFailure: true,
    onConnect({ headers }) {
      const changed = ({ body }: IMessage) => {
        if (!over) on.frame(body);
      };
      const topic = headers.server?.startsWith('RabbitMQ') && address.topic;
      client.subscribe(topic || address.changes, changed, { snapshot: 'true' });
      if (!topic)
        client.subscribe(address.complaints, ({ body }) => {
          if (!over) on.complaint(body);
        });
      if (!over) on.up(headers.snapshot === 'true', silenceOf(headers['heart-beat']));
    },
    onStompError: ({ headers }) => end(() => on.refused(headers.code ?? '', headers.message ?? '')),
    onWebSocketClose: ({ code, reason }) =>
      end(() => on.down(`closed ${code ?? ''} ${reason ?? ''}`.trimEnd())),
  });
  client.activate();
  return {
    sendHeartbeat() {
      if (!over && client.connected) socket.send('\n');
    },
    close: () => end(() => {}),
  };
}

/** As the client reckons it. @param beats of CONNECTED: the service's own heartbeats come first */
function silenceOf(beats = ''): number {
  const every = Number.parseInt(beats, 10);
  return every > 0 ? 2 * Math.max(every, HEARTBEAT_IN) : Number.POSITIVE_INFINITY;
}

/** CONNECT has no escapes (STOMP 1.2): a line break in a value, for example of a cookie, would start another header. */
const singleLines = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value.replace(/[\r\n\0]/g, ' ')]));
