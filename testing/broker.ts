/** The far end of a socket: a page, a route of Playwright or MSW. */
export interface Peer {
  send(text: string): void;
  close(code: number, reason: string): void;
}

/** What the broker hears of a peer. */
export interface PeerEvents {
  receive(text: string): void;
  closed(): void;
}

/** A STOMP broker in memory, with the commands that the shell uses. */
export interface Broker {
  accept(peer: Peer): PeerEvents;
  /** Sends a message to everybody who has subscribed. */
  publish(body: object): void;
  /** Ends every connection as one whose token is not valid any more. */
  expel(message: string): void;
}

const CHANGES = '/user/topic/notify_stats';

const CONNECTED = { version: '1.2', 'heart-beat': '0,0', snapshot: 'true' };

type Headers = Readonly<Record<string, string>>;

const frame = (command: string, headers: Headers, body = ''): string =>
  `${command}\n${Object.entries(headers)
    .map(([name, value]) => `${name}:${value}\n`)
    .join('')}\n${body}\0`;

/**
 * @param isKnown whether a token is that of the signed-in user
 * @param snapshot the present data, which a new subscriber gets at once
 */
export function createBroker(isKnown: (token: string) => boolean, snapshot: () => object): Broker {
  /** Peer → the id of its subscription to the changes. */
  const peers = new Map<Peer, string | null>();
  let lastMessage = 0;

  function message(peer: Peer, body: object): void {
    const subscription = peers.get(peer);
    if (typeof subscription !== 'string') return;
    lastMessage += 1;
    const headers = { destination: CHANGES, subscription, 'message-id': String(lastMessage) };
    peer.send(frame('MESSAGE', headers, JSON.stringify({ data: body })));
  }

  function refuse(peer: Peer, text: string): void {
    peers.delete(peer);
    peer.send(frame('ERROR', { code: '401', message: text }));
    peer.close(1000, text);
  }

  function receive(peer: Peer, text: string): void {
    const [command = '', headers] = parse(text);
    if (command === 'CONNECT' || command === 'STOMP') {
      const token = (headers.Authorization ?? '').replace(/^Bearer /, '');
      if (isKnown(token)) peer.send(frame('CONNECTED', CONNECTED));
      else refuse(peer, 'the token is not valid');
    } else if (command === 'SUBSCRIBE' && headers.destination === CHANGES) {
      peers.set(peer, headers.id ?? '');
      if (headers.snapshot === 'true') message(peer, snapshot());
    }
  }

  return {
    accept(peer) {
      peers.set(peer, null);
      return {
        receive: (text) => receive(peer, text),
        closed: () => void peers.delete(peer),
      };
    },
    publish(body) {
      for (const peer of peers.keys()) message(peer, body);
    },
    expel(text) {
      for (const peer of [...peers.keys()]) refuse(peer, text);
    },
  };
}

function parse(text: string): [command: string, headers: Record<string, string>] {
  const [command = '', ...lines] = (text.split('\n\n', 1)[0] ?? '').split('\n');
  const pairs = lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]);
  return [command, Object.fromEntries(pairs)];
}
