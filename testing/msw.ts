import type { Addresses, AddressOptions } from './addresses';
import type { Broker } from './broker';

interface Client {
  send(data: string): void;
  close(code?: number, reason?: string): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'close', listener: () => void): void;
}

/** `ws` of MSW: a socket's handler is made by MSW alone. */
export interface MswSockets {
  link(url: string): {
    addEventListener(
      type: 'connection',
      listener: (connection: { readonly client: Client }) => void,
    ): unknown;
  };
}

export interface HandlersOptions extends AddressOptions {
  /** `ws` of MSW, which lets the page have its realtime connection. Without it the page asks at intervals. */
  readonly ws?: MswSockets;
}

/** The services as handlers of MSW 2: one for the calls, and with `ws` one for each socket. */
export const mswHandlers = (
  answer: typeof fetch,
  broker: Broker,
  { toFake, sockets }: Addresses,
  ws: MswSockets | undefined,
): unknown[] => [
  callHandler(answer, toFake),
  ...(ws ? sockets.map((url) => socketHandler(broker, ws, url)) : []),
];

interface Run {
  readonly request: Request;
  readonly requestId: string;
}

/**
 * What MSW asks of a handler of requests, which is `run`: the first that gives a response answers the request, and one
 * that gives null leaves it to the next.
 */
function callHandler(answer: typeof fetch, toFake: Addresses['toFake']): unknown {
  const handler = {
    kind: 'request',
    // By this name before MSW 2.13.
    __kind: 'RequestHandler',
    info: { header: 'fakeServices of @oms/shell/testing' },
    isUsed: false,
    async run({ request, requestId }: Run) {
      const address = toFake(request.url);
      if (address === null) return null;
      handler.isUsed = true;
      return {
        handler,
        request: request.clone(),
        requestId,
        response: await respond(answer, address, request),
      };
    },
    async test({ request }: Pick<Run, 'request'>) {
      return toFake(request.url) !== null;
    },
    // `calls()` of the services has what a page asked for.
    log() {},
    reset() {},
    restore() {},
  };
  return handler;
}

async function respond(answer: typeof fetch, address: string, request: Request): Promise<Response> {
  const { method, headers, signal } = request;
  const body = request.body ? await request.arrayBuffer() : null;
  // What MSW takes for a network error; the caller that has given up learns of it by its own signal.
  return answer(address, { method, headers, body, signal }).catch(() => Response.error());
}

function socketHandler(broker: Broker, ws: MswSockets, url: string): unknown {
  return ws.link(url).addEventListener('connection', ({ client }) => {
    const peer = broker.accept({
      send: (text) => client.send(text),
      close: (code, reason) => client.close(code, reason),
    });
    client.addEventListener('message', ({ data }) => peer.receive(String(data)));
    client.addEventListener('close', peer.closed);
  });
}
