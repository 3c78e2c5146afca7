import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Package of the registry → its folder with the files for browsers. */
export type Libraries = Readonly<Record<string, string>>;

const packages = createRequire(import.meta.url);

/**
 * Serves a host's own files under /assets/, and its libraries, each under /vendor/ and its name with a day in the cache.
 * @param host the `import.meta.url` of a module beside the folder `public`
 * @throws Error when a library is not installed
 */
export function serveFiles(app: FastifyInstance, host: string, libraries: Libraries = {}): void {
  const own = fileURLToPath(new URL('./public/', host));
  app.register(files, { root: own, prefix: '/assets/', index: false });
  for (const [name, folder] of Object.entries(libraries)) {
    app.register(files, {
      root: join(dirname(packages.resolve(`${name}/package.json`)), folder),
      prefix: `/vendor/${name}/`,
      index: false,
      decorateReply: false,
      maxAge: '1d',
    });
  }
}
