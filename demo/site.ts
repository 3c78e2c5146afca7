import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import files from '@fastify/static';
import fastify from 'fastify';
import { demoHosts } from './hosts';
import { listen, type RunningHost } from './support/listen';
import { noPermissions } from './support/page-headers';

export interface SiteOptions {
  readonly portBase: number;
  /** The built site; it may come later. */
  readonly dir: string;
}

/** Shown until the first build is done; asks again by itself. */
const NOT_YET = `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="3">
<title>Documentation</title><p>The documentation is being built, and will be here in a moment.`;

/** Serves the documentation site. */
export async function startSite({ portBase, dir }: SiteOptions): Promise<RunningHost> {
  const root = resolve(dir);
  mkdirSync(root, { recursive: true });
  const app = fastify({ forceCloseConnections: true });
  app.addHook('onRequest', async (_request, reply) => {
    reply
      .header('referrer-policy', 'no-referrer')
      .header('permissions-policy', noPermissions)
      .header('x-content-type-options', 'nosniff');
    if (existsSync(join(root, 'index.html'))) return;
    return reply.code(503).type('text/html; charset=utf-8').send(NOT_YET);
  });
  // A new build has the same names: the browser asks each time.
  app.register(files, { root, redirect: true, cacheControl: false });
  app.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain').send('Not found\n'));
  return listen(app, demoHosts(portBase).pages.site);
}
