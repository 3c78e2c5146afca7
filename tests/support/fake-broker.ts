import type { OpenSocket } from '../../src/core/platform/late-platform';

/** A STOMP broker in memory, with the commands that the client uses. */
export interface FakeBroker {
  /** Opens sockets of one tab; their events pass through `run`, which a frozen tab holds back. */
  opener(run: (work: () => void) => void): OpenSocket;
  /** Headers of each CONNECT so far. */
  readonly connects: Record<string, string>[];
  /** Destinations subscribed to so far. */
  readonly subscribed: string[];
  /** Attempts to open a socket so far. */
  tries: number;
  /** Heartbeats received so far. */
  beats: number;
  /** Open sockets. */
  readonly live: number;
  /** ms between the heartbeats that it promises; 0 for none. A test sends them, by `beat`. */
  beatsEvery: number;
  /** The answer to an attempt to connect; `silent`: the socket opens, and nothing comes. */
  answer: 'accept' | 'dead' | 'silent' | { code: string; message: string };
  /** The body of the frame that each new subscriber gets, where the broker sends one. */
  snapshot: string | null;
  /** Sends a frame to every connection. */
  send(body: string): void;
  complain(body: string): void;
  /** Sends a heartbeat. */
  beat(): void;
  /** Ends every connection with an ERROR frame. */
  expel(code: string, message: string): void;
  /** Cuts every connection. */
  cut(): void;
  /** Drops the flow of every connection: it stays open for the page, and no frame arrives on it any more. */
  dropFlows(): void;
}

interface Peer {
  receive(frame: string): void;
  close(): void;
}

const frame = (command: string, headers: Record<string, string>, body = '') =>
  `${command}\n${Object.entries(headers)
    .map(([name, value]) => `${name}:${value}\n`)
    .join('')}\n${body}\0`;

const messageOf = (destination: string, subscription: string, body: string) =>
  frame('MESSAGE', { destination, subscription, 'message-id': '1' }, body);

export function fakeBroker(): FakeBroker {
  const peers = new Set<Peer>();
  const dropped = new WeakSet<Peer>();
  const broker: FakeBroker = {
    connects: [],
    subscribed: [],
    tries: 0,
    beats: 0,
    beatsEvery: 0,
    answer: 'accept',
    snapshot: null,
    get live() {
      return peers.size;
    },
    opener: (run) => () => {
      broker.tries += 1;
      const socket = {
        readyState: 0,
        binaryType: 'arraybuffer',
        url: 'fake',
        onopen: () => {},
        onmessage: (_: { data: string }) => {},
        onclose: (_: { code: number; reason: string }) => {},
        onerror: () => {},
        send(text: string) {
          if (text === '\n') broker.beats += 1;
          else queueMicrotask(() => answer(text));
        },
        close() {
          if (socket.readyState === 3) return;
          socket.readyState = 3;
          peers.delete(peer);
          queueMicrotask(() => run(() => socket.onclose({ code: 1006, reason: '' })));
        },
      };
      const peer: Peer = {
        receive: (data) => run(() => socket.onmessage({ data })),
        close: () => socket.close(),
      };
      function answer(text: string): void {
        const [command = '', ...lines] = (text.split('\n\n', 1)[0] ?? '').split('\n');
        const headers = Object.fromEntries(
          lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
        );
        if (command === 'CONNECT') {
          broker.connects.push(headers);
          if (typeof broker.answer === 'object') {
            peer.receive(frame('ERROR', broker.answer));
            peer.close();
          } else if (broker.answer !== 'silent') {
            const offer = broker.snapshot === null ? {} : { snapshot: 'true' };
            peer.receive(
              frame('CONNECTED', { version: '1.2', 'heart-beat': `${broker.beatsEvery},20000`, ...offer }),
            );
          }
        }
        if (command === 'SUBSCRIBE') broker.subscribed.push(headers.destination ?? '');
        if (headers.snapshot === 'true' && broker.snapshot !== null)
          peer.receive(messageOf(headers.destination ?? '', headers.id ?? '', broker.snapshot));
      }
      peers.add(peer);
      queueMicrotask(() => {
        if (broker.answer === 'dead') {
          socket.onerror();
          socket.close();
          return;
        }
        socket.readyState = 1;
        run(() => socket.onopen());
      });
      return socket as unknown as WebSocket;
    },
    send(body) {
      message('/user/topic/notify_stats', 'sub-0', body);
    },
    complain: (body) => message('/user/queue/errors', 'sub-1', body),
    expel(code, text) {
      for (const peer of [...peers]) {
        peer.receive(frame('ERROR', { code, message: text }));
        peer.close();
      }
    },
    beat() {
      for (const peer of peers) if (!dropped.has(peer)) peer.receive('\n');
    },
    dropFlows() {
      for (const peer of peers) dropped.add(peer);
    },
    cut() {
      for (const peer of [...peers]) peer.close();
    },
  };
  function message(destination: string, subscription: string, body: string): void {
    for (const peer of [...peers]) {
      if (!dropped.has(peer)) peer.receive(messageOf(destination, subscription, body));
    }
  }
  return broker;
}
