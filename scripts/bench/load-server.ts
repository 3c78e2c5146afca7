import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

export interface LoadServer {
  readonly origin: string;
  /** What has been sent since it was emptied: bytes of the bodies as they went over the line. */
  readonly sent: { path: string; bytes: number }[];
  close(): Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
};

/** Serves a folder as a CDN does: compressed, files with a hash in their name for ever, scripts for a while. */
export async function serveAsCdn(folder: string): Promise<LoadServer> {
  const sent: LoadServer['sent'] = [];
  const bodies = new Map<string, Buffer>();
  const bodyOf = (path: string): Buffer => {
    const known = bodies.get(path) ?? gzipSync(readFileSync(join(folder, normalize(path))), { level: 9 });
    bodies.set(path, known);
    return known;
  };
  const server = createServer((request, response) => {
    const { pathname: path } = new URL(request.url ?? '/', 'http://localhost');
    try {
      const body = bodyOf(path);
      sent.push({ path, bytes: body.length });
      const hashed = /-[\w-]{8,}\.\w+$/.test(path);
      const caching = hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=300';
      response
        .writeHead(200, {
          'content-type': types[extname(path)] ?? 'application/octet-stream',
          'content-encoding': 'gzip',
          'content-length': body.length,
          'cache-control': path.endsWith('.html') ? 'no-cache' : caching,
        })
        .end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    sent,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
