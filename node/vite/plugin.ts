import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { posix, resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import type { HeadFiles } from '../../elements/loader/start-head';
import type { ShellConfigInput } from '../../src/core/config/types';
import { putFiles } from '../cdn/head-files';
import { checkConfig } from './check-config';
import { filesOfFirstView, filesOfPackage } from './first-view-files';
import { firstView, frameOf, MODULES, readCdn, SCRIPT, STYLES } from './package-files';
import { type HeadNames, withHead } from './page';

/** The configuration as `configureShell` takes it, without what is code: that stays in the page's script. */
export type HeadConfig = Omit<ShellConfigInput, 'getToken' | 'fetch' | 'socket'>;

export interface HeadOptions {
  /**
   * Whether the page asks for token, user and menu before its bundle is there. Turn it off where `configureShell` in
   * the page's script gives `getToken` or `fetch`.
   * @default true
   */
  firstCalls?: boolean;
}

/** In development the files of the package are served below the base, under this name. */
const FOLDER = '@oms-shell/';
const SERVED = /\/@oms-shell\/((?:parts\/frame-[\w-]+|oms-shell\.head)\.js|oms-shell\.css)(?:\?|$)/;

/**
 * Vite's plugin: puts into the head of each page what reserves the room of the elements, draws the last visit and asks
 * the first calls before the bundle is there. The elements read the same configuration.
 * @throws Error with a sentence for each value that cannot be used
 * @example
 * export default defineConfig({
 *   plugins: [omsShell({ hosts: { userCentre: 'https://uc.example', console: 'https://console.example' } })],
 * });
 */
export function omsShell(config: HeadConfig = {}, { firstCalls = true }: HeadOptions = {}): Plugin {
  checkConfig(config);
  let vite: ResolvedConfig;
  let emitted: HeadNames = { script: '', styles: '', later: [] };

  return {
    name: '@oms/shell',
    config: ({ root = process.cwd() }) => ({ resolve: { dedupe: ownReact(root) } }),
    configResolved(resolved) {
      vite = resolved;
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [, file] = SERVED.exec(request.url ?? '') ?? [];
        if (!file) return next();
        response.setHeader('content-type', file.endsWith('.js') ? 'text/javascript' : 'text/css');
        response.setHeader('cache-control', 'no-cache');
        response.end(readCdn(file));
      });
    },
    generateBundle: {
      // Before Vite writes the pages.
      order: 'pre',
      handler(_, bundle) {
        const { ssr, assetsDir } = vite.build;
        if (ssr) return;
        const emit = (name: string, ending: string, source: string) => {
          const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
          const fileName = posix.join(assetsDir, `${name}-${hash}.${ending}`);
          this.emitFile({ type: 'asset', fileName, source });
          return fileName;
        };
        const script = readCdn(SCRIPT);
        const frame = emit('oms-shell-frame', 'js', readCdn(frameOf(script)));
        const files = { ...filesOfFirstView(bundle, firstView()), frame: [frame] };
        emitted = {
          script: emit('oms-shell', 'js', putFiles(script, seenFrom(assetsDir, files))),
          styles: emit('oms-shell', 'css', readCdn(STYLES)),
          frame,
          later: filesOfPackage(bundle, MODULES),
        };
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { path, server }) {
        if (!server)
          return withHead(html, { names: emitted, base: leadingFrom(path, vite.base), config, firstCalls });
        const names = { script: FOLDER + SCRIPT, styles: FOLDER + STYLES, later: [] };
        return withHead(html, { names, base: inDevelopment(vite.base), config, firstCalls });
      },
    },
  };
}

const seenFrom = (folder: string, files: HeadFiles): HeadFiles =>
  Object.fromEntries(
    Object.entries(files).map(([part, names]) => [part, names.map((name) => posix.relative(folder, name))]),
  );

/** A relative base is the root there. */
const inDevelopment = (base: string) => (isRelative(base) ? '/' : base);

/** A relative base leads from the page. @param path of the page, from the root of the site */
const leadingFrom = (path: string, base: string) =>
  isRelative(base) ? '../'.repeat(path.replace(/^\//, '').split('/').length - 1) || './' : base;

const isRelative = (base: string) => base === '' || base === './';

/** One React for the host and the elements, where the host has one: a second is 60 KB more. */
function ownReact(root: string): string[] {
  const require = createRequire(resolve(root, 'package.json'));
  const names = ['react', 'react-dom'];
  const has = (name: string) => {
    try {
      return Boolean(require.resolve(name));
    } catch {
      return false;
    }
  };
  return names.every(has) ? names : [];
}
