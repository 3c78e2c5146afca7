import { existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import files from '@fastify/static';
import fastify from 'fastify';
import { ALIAS, CDN_HEADERS, FOREVER } from './cdn-headers';
import { demoHosts } from './hosts';
import { listen, type RunningHost } from './support/listen';

export interface CdnOptions {
  readonly portBase: number;
  /** CDN builds with the configuration of this port base: a folder for each, and the addresses that stay beside them. */
  readonly dir: string;
  /** Sends files as they are, for who has no time to compress them; default false. */
  readonly plain?: boolean | undefined;
}

/** Files smaller than this (bytes) are not compressed. */
const WORTH_COMPRESSING = 1024;

const packGzip = promisify(gzip);
const packBrotli = promisify(brotliCompress);

/** Serves CDN builds to every origin, with compression, as a CDN does. */
export async function startCdn({ portBase, dir, plain }: CdnOptions): Promise<RunningHost> {
  const root = resolve(dir);
  if (!plain) await compress(root);
  const app = fastify({ forceCloseConnections: true });
  app.addHook('onSend', async (_request, reply) => {
    reply.headers(CDN_HEADERS);
  });
  app.register(files, {
    root,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const file = path.replace(/\.(br|gz)$/, '');
      reply.header('cache-control', dirname(file) === root ? ALIAS : FOREVER);
      reply.header('vary', 'accept-encoding');
      // The parts do not name their maps, which only developer tools ask for.
      if (existsSync(`${file}.map`)) reply.header('sourcemap', `${basename(file)}.map`);
    },
  });
  // Folders, and paths outside of the build, get the same answer as unknown files.
  app.setErrorHandler((_error, _request, reply) => reply.callNotFound());
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found\n'),
  );
  return listen(app, demoHosts(portBase).pages.cdn);
}

/** Writes a `.br` and a `.gz` of every script, style sheet and JSON file that has none of its age. */
export async function compress(dir: string): Promise<void> {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && /\.(js|css|json)$/.test(entry.name));
  await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = join(parentPath, name);
      const { size, mtimeMs } = statSync(file);
      const isKept = statSync(`${file}.br`, { throwIfNoEntry: false });
      if (size < WORTH_COMPRESSING || (isKept && isKept.mtimeMs >= mtimeMs)) return;
      const content = readFileSync(file);
      writeFileSync(`${file}.gz`, await packGzip(content, { level: constants.Z_BEST_COMPRESSION }));
      // Last, and as a whole: it tells that both are there.
      writeFileSync(`${file}.packed`, await packBrotli(content));
      renameSync(`${file}.packed`, `${file}.br`);
    }),
  );
}
