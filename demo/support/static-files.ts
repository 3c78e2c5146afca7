import { fileURLToPath } from 'node:url';
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Serves a host's own files under /assets/ and, where it has libraries, those under /vendor/ with a day in the cache.
 * @param host the `import.meta.url` of a module beside the folders `public` and `vendor`
 */
export function serveFiles(app: FastifyInstance, host: string, { vendor = false } = {}): void {
  const folder = (name: string) => fileURLToPath(new URL(name, host));
  app.register(files, { root: folder('./public/'), prefix: '/assets/', index: false });
  if (!vendor) return;
  app.register(files, {
    root: folder('./vendor/'),
    prefix: '/vendor/',
    index: false,
    decorateReply: false,
    maxAge: '1d',
  });
}
