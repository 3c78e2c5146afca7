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

export interface LoadServerOptions {
  /** HTML of pages that are no file: path → its text. */
  readonly pages?: ReadonlyMap<string, string>;
  /** The body of a reply of the services; undefined for what is a file. @param path with its query */
  answer?(method: string, path: string): string | undefined;
}

/** Serves a folder as a CDN does: compressed, files with a hash in their name for ever, scripts for a while. */
export async function serveAsCdn(
  folder: string,
  { pages, answer = () => undefined }: LoadServerOptions = {},
): Promise<LoadServer> {
  const sent: LoadServer['sent'] = [];
  const bodies = new Map<string, Buffer>();
  const bodyOf = (path: string): Buffer => {
    const read = () => pages?.get(path) ?? readFileSync(join(folder, normalize(path)));
    const known = bodies.get(path) ?? gzipSync(read(), { level: 9 });
    bodies.set(path, known);
    return known;
  };
  const replies = new Map<string, Buffer>();
  const replyTo = (method: string, path: string): Buffer | undefined => {
    const name = `${method} ${path}`;
    const text = replies.has(name) ? '' : answer(method, path);
    if (text) replies.set(name, gzipSync(text));
    return replies.get(name);
  };
  const server = createServer((request, response) => {
    const { pathname: path, search } = new URL(request.url ?? '/', 'http://localhost');
    const reply = replyTo(request.method ?? 'GET', path + search);
    if (reply) {
      sent.push({ path, bytes: reply.length });
      response
        .writeHead(200, {
          'content-type': 'application/json',
          'content-encoding': 'gzip',
          'content-length': reply.length,
          'cache-control': 'no-store',
        })
        .end(reply);
      return;
    }
    try {
      const body = bodyOf(path);
      sent.push({ path, bytes: body.length });
      const hashed = /-[\w-]{8,}\.\w+$/.test(path);
      const caching = hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=300';
      response
        .writeHead(200, {
          'content-type': types[pages?.has(path) ? '.html' : extname(path)] ?? 'application/octet-stream',
          'content-encoding': 'gzip',
          'content-length': body.length,
          'cache-control': path.endsWith('.html') || pages?.has(path) ? 'no-cache' : caching,
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
