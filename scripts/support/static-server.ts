import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.html': 'text/html; charset=utf-8',
};

export interface StaticServer {
  /** `http://localhost:port`, without a slash at the end. */
  readonly origin: string;
  /** Paths asked for so far, with their queries. */
  readonly asked: string[];
  /** A page answered at a path instead of a file; the default is 404. */
  page(path: string, html: string): void;
  /** Makes the next `times` requests of paths that match answer 503. */
  fail(pattern: RegExp, times: number): void;
  /** Ends all failing. */
  heal(): void;
  close(): Promise<void>;
}

/** Serves a folder, by default on a free port, cross-origin readable as a CDN's files are. */
export async function serveFolder(folder: string, port = 0): Promise<StaticServer> {
  const pages = new Map<string, string>();
  const faults: { pattern: RegExp; left: number }[] = [];
  const asked: string[] = [];

  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    asked.push(pathname + search);
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('cache-control', 'no-store');
    const fault = faults.find(({ pattern, left }) => left > 0 && pattern.test(pathname));
    const page = pages.get(pathname);
    if (fault) {
      fault.left--;
      response.writeHead(503).end();
    } else if (page !== undefined) {
      response.writeHead(200, { 'content-type': types['.html'] }).end(page);
    } else {
      try {
        const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
        const file = readFileSync(join(folder, normalize(path)));
        response
          .writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' })
          .end(file);
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
    page: (path, html) => void pages.set(path, html),
    fail: (pattern, times) => void faults.push({ pattern, left: times }),
    heal: () => void faults.splice(0),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
