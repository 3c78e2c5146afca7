import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a service misbehaves; without any of it, it is a small user centre that lets every origin in. */
export interface Oddity {
  /** Headers in the place of those that let a page in; undefined leaves one out. */
  readonly cors?: Readonly<Record<string, string | undefined>>;
  /** Answers in the place of the service: true where it has. */
  readonly answer?: (path: string, response: ServerResponse) => boolean;
  /** `data` of calls, by path. */
  readonly data?: Readonly<Record<string, unknown>>;
}

const DATA: Readonly<Record<string, unknown>> = {
  '/auth/jwt/authorize': { token: 'the-token', expiresIn: 3600, userId: '7' },
  '/api/v1/My/getUserInfo': {
    id: '7',
    name: 'Zhou Min',
    email: 'zhou@host.test',
    organization: { id: '1', name: 'Bluewhale', code: 'BW' },
  },
  '/api/v1/Context/baseData': {
    globalcatelogs: [],
    systems: [],
    bizeventtypes: [],
    menus: [],
    labels: [],
  },
};

/** A user centre on a port of its own, so of another origin than the page, without a socket. */
export async function oddService({ cors = {}, answer, data = {} }: Oddity) {
  const server = createServer((request: IncomingMessage, response) => {
    const path = (request.url ?? '').replace(/\?.*/, '');
    const headers: Record<string, string | undefined> = {
      'access-control-allow-origin': request.headers.origin,
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': 'authorization, content-type, idempotency-key',
      ...cors,
    };
    for (const [name, value] of Object.entries(headers)) if (value) response.setHeader(name, value);
    if (request.method === 'OPTIONS') response.writeHead(204).end();
    else if (!answer?.(path, response)) {
      const found = { ...DATA, ...data }[path] ?? { content: [], totalElements: 0 };
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ code: 200, message: 'OK', data: found }));
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
