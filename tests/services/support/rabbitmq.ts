import { Client } from '@stomp/stompjs';
import { WebSocket } from 'ws';
import type { OpenSocket } from '../../../src/core/platform/late-platform';
import type { SocketAddress } from '../../../src/core/realtime/socket/stomp';
import { Arrivals } from '../../../tools/arrivals';
import { services } from '../../../tools/services';

export const { broker } = services();
export const brokerPort = Number(new URL(broker.url).port);

/** RabbitMQ knows neither the service's headers nor destinations of a user's own. */
export const addressIn = (passcode = broker.passcode): SocketAddress => ({
  url: broker.url,
  headers: { login: broker.login, passcode },
  changes: '/topic/notify_stats',
  complaints: '/exchange/amq.direct/errors',
});

export interface Tap {
  readonly open: OpenSocket;
  readonly sockets: WebSocket[];
  /** What the broker sends, over all sockets. */
  readonly frames: Arrivals<string>;
  /** Resolves once the broker has taken all that the last socket has sent: it takes them in order. */
  taken(): Promise<void>;
  /** Resolves once the last socket, if there is one, has closed. */
  closed(): Promise<void>;
}

/** Opens sockets as a browser does, and listens in. */
export function tap(): Tap {
  const sockets: WebSocket[] = [];
  const frames = new Arrivals<string>();
  let receipts = 0;
  return {
    sockets,
    frames,
    open(url, protocols) {
      const socket = new WebSocket(url, protocols);
      socket.on('message', (data) => frames.add(String(data)));
      sockets.push(socket);
      return socket as never;
    },
    async taken() {
      receipts += 1;
      const receipt = `taken-${receipts}`;
      sockets.at(-1)?.send(`SEND\ndestination:/topic/nobody\nreceipt:${receipt}\n\n\0`);
      await frames.when((frame) => frame.startsWith('RECEIPT') && frame.includes(receipt));
    },
    closed: () =>
      new Promise((resolve) => {
        const socket = sockets.at(-1);
        if (!socket || socket.readyState === WebSocket.CLOSED) resolve();
        else socket.once('close', () => resolve());
      }),
  };
}

/** What the service does when something has changed; resolves once the broker has taken it. */
export function publish(destination: string, ...bodies: string[]): Promise<void> {
  const { url, headers } = addressIn();
  return new Promise((resolve, reject) => {
    const client = new Client({
      webSocketFactory: () => new WebSocket(url, ['v12.stomp']),
      connectHeaders: headers,
      reconnectDelay: 0,
      onStompError: (frame) => reject(new Error(frame.headers.message)),
      onWebSocketError: reject,
      onConnect() {
        client.watchForReceipt('last', () => void client.deactivate().then(resolve));
        for (const [at, body] of bodies.entries()) {
          const isLast = at === bodies.length - 1;
          client.publish({ destination, body, headers: isLast ? { receipt: 'last' } : {} });
        }
      },
    });
    client.activate();
  });
}
