import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

export interface DemoOptions {
  /** 0 for any that is free. */
  readonly port: number;
  readonly lang: string;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** The page, and that of all tokens. */
const PAGES = ['/', '/theme'];

/** The page answers its calls itself; all that it loads stands beside it. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; connect-src 'self'; worker-src blob:";

/**
 * Serves the page of `oms-shell demo` on the loopback address.
 * @param folder the built page
 * @returns the server, and the address of the page
 * @throws Error that says what to do where the port is taken
 */
export async function serveDemo(
  folder: string,
  { port, lang }: DemoOptions,
): Promise<{ server: Server; url: string }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = PAGES.includes(pathname) ? 'index.html' : normalize(pathname);
    // The sign-in page of a console, which the page's own start stands for: there a user is signed in.
    if (extname(file) === '') {
      response.writeHead(302, { location: '/' }).end();
      return;
    }
    try {
      const body = readFileSync(join(folder, file));
      const type = TYPES[extname(file)] ?? 'application/octet-stream';
      response.writeHead(200, { 'content-type': type, 'content-security-policy': POLICY }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is taken. Give another one: oms-shell demo --port ${port + 1}`)
          : error,
      ),
    );
    server.listen(port, '127.0.0.1', resolve);
  });
  const { port: own } = server.address() as AddressInfo;
  return { server, url: `http://localhost:${own}/?lang=${lang}` };
}
