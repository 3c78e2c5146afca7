import { once } from 'node:events';
import { Arrivals } from '@oms/tools/arrivals';
import { Client, type IFrame, type IMessage } from '@stomp/stompjs';
import { WebSocket } from 'ws';
import type { Urls } from '../../hosts';
import { errorsDestination, statsDestination } from './connection';

export { Arrivals };

export interface Numbers {
  readonly stats: Record<string, { remains: number; lastId: string; lastMsgTitle: string }>;
  readonly announcement: { lastId: string; marked: number; remains: number };
}

export interface TestClient {
  readonly client: Client;
  readonly messages: Arrivals<Numbers>;
  readonly errors: Arrivals<IFrame>;
  readonly closes: Arrivals<{ code: number }>;
  /** Resolves when the server has accepted the subscription. */
  readonly subscribed: Promise<void>;
  end(): Promise<void>;
}

export function socketAddress(urls: Urls): string {
  return `${urls.userCentre.replace(/^http/, 'ws')}/stomp`;
}

/** A client of the same library that pages use, subscribed to both destinations. */
export function connectClient(
  urls: Urls,
  headers: Record<string, string>,
  options = {},
  subscription: Record<string, string> = {},
): TestClient {
  const messages = new Arrivals<Numbers>();
  const errors = new Arrivals<IFrame>();
  const closes = new Arrivals<{ code: number }>();
  const client = new Client({
    webSocketFactory: () => new WebSocket(socketAddress(urls), ['v12.stomp', 'v11.stomp', 'v10.stomp']),
    connectHeaders: headers,
    heartbeatOutgoing: 20_000,
    heartbeatIncoming: 0,
    reconnectDelay: 0,
    onStompError: (frame) => errors.add(frame),
    onWebSocketClose: (event: { code: number }) => closes.add(event),
    ...options,
  });
  const subscribed = new Promise<void>((resolve) => {
    client.onConnect = () => {
      client.watchForReceipt('subscribed', () => resolve());
      client.subscribe(errorsDestination, () => {});
      client.subscribe(
        statsDestination,
        ({ body }: IMessage) => messages.add((JSON.parse(body) as { data: Numbers }).data),
        { ...subscription, receipt: 'subscribed' },
      );
    };
  });
  client.activate();
  return { client, messages, errors, closes, subscribed, end: () => client.deactivate() };
}

export interface RawClient {
  readonly socket: WebSocket;
  /** Frames as text, without the NUL at their end. */
  readonly frames: Arrivals<string>;
  readonly closed: Promise<number>;
  send(...lines: string[]): void;
}

/** A socket that can send any text. */
export async function connectRaw(
  urls: Urls,
  { protocols = ['v12.stomp'], origin }: { protocols?: string[]; origin?: string } = {},
): Promise<RawClient> {
  const socket = new WebSocket(socketAddress(urls), protocols, origin === undefined ? {} : { origin });
  const frames = new Arrivals<string>();
  socket.on('message', (data) => frames.add(String(data).replace(/\0$/, '')));
  const closed = once(socket, 'close').then(([code]) => code as number);
  await once(socket, 'open');
  return { socket, frames, closed, send: (...lines) => socket.send(`${lines.join('\n')}\0`) };
}
