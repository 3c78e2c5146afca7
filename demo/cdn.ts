import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import files from '@fastify/static';
import fastify from 'fastify';
import { demoHosts } from './hosts';
import { listen, type RunningHost } from './support/listen';
import { noPermissions } from './support/page-headers';

export interface CdnOptions {
  readonly portBase: number;
  /** A CDN build with the configuration of this port base. */
  readonly dir: string;
}

/**
 * A file with the hash of its content in its name never changes. The loader's name has no hash, so browsers revalidate
 * it.
 */
const HASHED = /-[\w-]{8,}\.(js|css)$/;
/** Files smaller than this (bytes) are not compressed. */
const WORTH_COMPRESSING = 1024;

/** Serves a CDN build to every origin, with compression, as a CDN does. */
export function startCdn({ portBase, dir }: CdnOptions): Promise<RunningHost> {
  compress(dir);
  const app = fastify({ forceCloseConnections: true });
  app.addHook('onSend', async (_request, reply) => {
    reply
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('timing-allow-origin', '*')
      .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
      .header('referrer-policy', 'no-referrer')
      .header('permissions-policy', noPermissions)
      .header('x-content-type-options', 'nosniff');
  });
  app.register(files, {
    root: resolve(dir),
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(response, path) {
      const file = path.replace(/\.gz$/, '');
      const forever = HASHED.test(file);
      response.setHeader('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
      response.setHeader('vary', 'accept-encoding');
      // The parts do not name their maps, which only developer tools ask for.
      if (existsSync(`${file}.map`)) response.setHeader('sourcemap', `${basename(file)}.map`);
    },
  });
  // Folders, and paths outside of the build, get the same answer as unknown files.
  app.setErrorHandler((_error, _request, reply) => reply.callNotFound());
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found\n'),
  );
  return listen(app, demoHosts(portBase).pages.cdn);
}

/** Writes a `.gz` of every script, style sheet and JSON file, once at the start. */
function compress(dir: string): void {
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(js|css|json)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const content = readFileSync(file);
    if (content.length >= WORTH_COMPRESSING) writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}
