import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.html': 'text/html; charset=utf-8',
};

/** The type by the end of a file's name. */
export const typeOf = (path: string): string => types[extname(path)] ?? 'application/octet-stream';

export interface StaticServer {
  /** `http://localhost:port`, without a slash at the end. */
  readonly origin: string;
  /** Paths asked for so far, with their queries. */
  readonly asked: string[];
  /** A page answered at a path instead of a file; the default is 404. */
  page(path: string, html: string, headers?: Readonly<Record<string, string>>): void;
  /** Answers all paths that begin so, as a service beside the files. */
  answer(prefix: string, service: (request: Request) => Promise<Response>): void;
  /** Makes the next `times` requests of paths that match answer 503. */
  fail(pattern: RegExp, times: number): void;
  /** Ends all failing. */
  heal(): void;
  close(): Promise<void>;
}

/** Serves a folder, by default on a free port, cross-origin readable as a CDN's files are. */
export async function serveFolder(folder: string, port = 0): Promise<StaticServer> {
  const pages = new Map<string, { html: string; headers: Readonly<Record<string, string>> }>();
  const services = new Map<string, (request: Request) => Promise<Response>>();
  const faults: { pattern: RegExp; left: number }[] = [];
  const asked: string[] = [];

  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    asked.push(pathname + search);
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('cache-control', 'no-store');
    const fault = faults.find(({ pattern, left }) => left > 0 && pattern.test(pathname));
    const page = pages.get(pathname);
    const service = [...services].find(([prefix]) => pathname.startsWith(prefix));
    if (service) {
      void pass(request, response, service[1]);
    } else if (fault) {
      fault.left--;
      response.writeHead(503).end();
    } else if (page !== undefined) {
      response.writeHead(200, { 'content-type': types['.html'], ...page.headers }).end(page.html);
    } else {
      try {
        const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
        const file = readFileSync(join(folder, normalize(path)));
        response.writeHead(200, { 'content-type': typeOf(path) }).end(file);
      } catch {
        response.writeHead(404).end();
      }
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    asked,
    page: (path, html, headers = {}) => void pages.set(path, { html, headers }),
    answer: (prefix, service) => void services.set(prefix, service),
    fail: (pattern, times) => void faults.push({ pattern, left: times }),
    heal: () => void faults.splice(0),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Lets a service answer a request, whole. */
async function pass(
  request: IncomingMessage,
  response: ServerResponse,
  service: (request: Request) => Promise<Response>,
): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const headers = Object.entries(request.headers).filter(([name]) => name !== 'connection');
  const method = request.method ?? 'GET';
  const given = new Request(`http://${request.headers.host}${request.url}`, {
    method,
    headers: headers.map(([name, value]) => [name, String(value)]) as [string, string][],
    body: parts.length > 0 && method !== 'GET' ? Buffer.concat(parts) : null,
  });
  const reply = await service(given).catch(() => new Response(null, { status: 404 }));
  response
    .writeHead(reply.status, Object.fromEntries(reply.headers))
    .end(Buffer.from(await reply.arrayBuffer()));
}
