import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import files from '@fastify/static';
import fastify from 'fastify';
import { demoConfig, SYSTEM_IDS } from './config';
import { demoHosts, type PageHostOptions } from './hosts';
import { html, jsonBlock } from './support/html';
import { listen, type RunningHost } from './support/listen';
import { pageHeaders } from './support/page-headers';
import { StartError } from './support/start-error';

export interface ConsoleOptions extends PageHostOptions {
  /** Folder of the console's build, with an index.html. */
  readonly dir: string;
  /** Address of the folder that has the page's own files, with a slash at its end; default `dir`, where a build has them. */
  readonly filesAt?: string | undefined;
  /** Further origins that a sign-in may lead back to. */
  readonly allowOrigins?: readonly string[] | undefined;
}

/**
 * Serves the console. Browsers cache its hashed files for ever, but not its page, which answers every route of the
 * console. The page gets the shell's configuration in a `data-oms-config` block, so that one build works with every
 * port base.
 */
export function startConsole({
  portBase,
  listenBase = portBase,
  dir,
  filesAt,
  allowOrigins,
}: ConsoleOptions): Promise<RunningHost> {
  const index = join(dir, 'index.html');
  if (!existsSync(index)) {
    throw new StartError(`The console is not built (${index} is missing): run npm run build.`);
  }
  const config = { ...demoConfig(portBase, allowOrigins), system: SYSTEM_IDS.console };
  const built = configured(readFileSync(index, 'utf8'), config);
  const page = filesAt ? built.replaceAll('="./', `="${filesAt}`) : built;
  const app = fastify({ forceCloseConnections: true });
  app.addHook('onSend', async (request, reply) => {
    // No window of another site keeps a hand on the page that asks for a password and leaves with a ticket.
    if (/^\/login\/?(?:\?|$)/.test(request.url)) reply.header('cross-origin-opener-policy', 'same-origin');
    // The development server's own scripts are elsewhere.
    pageHeaders(reply, filesAt ? [] : ["script-src 'self'"]);
  });
  if (!filesAt) {
    app.register(files, {
      root: resolve(dir, 'assets'),
      prefix: '/assets/',
      immutable: true,
      maxAge: '365d',
    });
    app.get('/favicon.svg', (_request, reply) => reply.sendFile('favicon.svg', resolve(dir)));
  }
  app.get('/*', (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page),
  );
  return listen(app, demoHosts(listenBase).pages.console);
}

const EMPTY_BLOCK = '<script type="application/json" data-oms-config></script>';

/** Writes the configuration into the empty block of the build's page. */
function configured(page: string, config: object): string {
  const block = html`<script type="application/json" data-oms-config>${jsonBlock(config)}</script>`.text;
  if (!page.includes(EMPTY_BLOCK))
    throw new StartError('The console is built from another version: run npm run build.');
  return page.replace(EMPTY_BLOCK, () => block);
}
