import type { Addresses } from './addresses';
import type { Broker } from './broker';

interface PlaywrightRoute {
  request(): {
    url(): string;
    method(): string;
    headers(): Record<string, string>;
    postDataBuffer(): Uint8Array | null;
  };
  /** Never: its body is a `Buffer`, a type that only Node has. */
  fulfill(response: never): Promise<void>;
  abort(): Promise<void>;
}

interface PlaywrightSocket {
  send(text: string): void;
  close(options: { code: number; reason: string }): Promise<void>;
  onMessage(listener: (message: string | Uint8Array) => void): void;
  onClose(listener: () => void): void;
}

/** A page of Playwright, or a whole context. */
export interface PlaywrightPage {
  route(matches: (url: URL) => boolean, handler: (route: PlaywrightRoute) => Promise<void>): Promise<unknown>;
  routeWebSocket(matches: (url: URL) => boolean, handler: (socket: PlaywrightSocket) => void): Promise<void>;
}

/** Answers the calls and the socket of a page in Playwright. */
export async function routePage(
  page: PlaywrightPage,
  answer: typeof fetch,
  broker: Broker,
  { toFake, sockets }: Addresses,
): Promise<void> {
  await page.route(
    ({ href }) => toFake(href) !== null,
    (route) => fulfil(route, answer, toFake),
  );
  await page.routeWebSocket(
    ({ href }) => sockets.includes(href),
    (socket) => {
      const peer = broker.accept({
        send: (text) => socket.send(text),
        close: (code, reason) => void socket.close({ code, reason }),
      });
      socket.onMessage((message) => peer.receive(String(message)));
      socket.onClose(peer.closed);
    },
  );
}

async function fulfil(
  route: PlaywrightRoute,
  answer: typeof fetch,
  toFake: Addresses['toFake'],
): Promise<void> {
  const request = route.request();
  const address = toFake(request.url()) ?? request.url();
  const init = { method: request.method(), headers: request.headers(), body: request.postDataBuffer() };
  const response = await answer(address, init as RequestInit).catch(() => null);
  if (!response) return route.abort();
  await route.fulfill({
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: Buffer.from(await response.arrayBuffer()),
  } as never);
}
