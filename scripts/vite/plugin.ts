import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, posix, resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import type { ShellConfigInput } from '../../src/core/config/types';
import { type HeadFiles, putFiles } from '../build/head-files';
import { checkConfig } from './check-config';
import { filesOfFirstView } from './first-view-files';
import { withHead } from './page';

/** The configuration as `configureShell` takes it, but for what is code: that stays in the page's script. */
export type HeadConfig = Omit<ShellConfigInput, 'getToken' | 'fetch' | 'socket'>;

export interface HeadOptions {
  /**
   * Whether the page asks for token, user and menu before the bundle is there.
   * Turn it off where `configureShell` in the page's script gives `getToken` or `fetch`.
   * @default true
   */
  firstCalls?: boolean;
}

/** Of the package: the plugin is the file dist/vite/index.js. */
const dist = join(import.meta.dirname, '..');

/** In development: the files of the package under this name, below the base. */
const DEV = '@oms-shell/';

/**
 * Vite's plugin: puts into the head of each page what reserves the room of the elements, draws the last visit and asks the first calls before the bundle is there.
 * The elements read the same configuration.
 * @throws Error with a sentence for each value that cannot be used
 * @example
 * export default defineConfig({
 *   plugins: [omsShell({ hosts: { userCentre: 'https://uc.example', console: 'https://console.example' } })],
 * });
 */
export function omsShell(config: HeadConfig = {}, { firstCalls = true }: HeadOptions = {}): Plugin {
  checkConfig(config);
  const read = (file: string) =>
    readFileSync(join(dist, 'cdn', file), 'utf8').replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n');
  let vite: ResolvedConfig;
  /** The names of the emitted files. */
  let emitted = { script: '', styles: '' };

  return {
    name: '@oms/shell',
    config: ({ root = process.cwd() }) => ({ resolve: { dedupe: ownReact(root) } }),
    configResolved(resolved) {
      vite = resolved;
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [, file = ''] =
          /\/@oms-shell\/((?:parts\/head-frame-[\w-]+|oms-shell\.head)\.js|oms-shell\.css)(?:\?|$)/.exec(
            request.url ?? '',
          ) ?? [];
        if (!file) return next();
        response.setHeader('content-type', file.endsWith('.js') ? 'text/javascript' : 'text/css');
        response.setHeader('cache-control', 'no-cache');
        response.end(read(file));
      });
    },
    generateBundle: {
      // Before Vite writes the pages.
      order: 'pre',
      handler(_, bundle) {
        if (vite.build.ssr) return;
        const emit = (name: string, ending: string, source: string) => {
          const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
          const fileName = posix.join(vite.build.assetsDir, `${name}-${hash}.${ending}`);
          this.emitFile({ type: 'asset', fileName, source });
          return fileName;
        };
        const script = read('oms-shell.head.js');
        const frame = emit('oms-shell-frame', 'js', read(frameFile(script)));
        const first = JSON.parse(readFileSync(join(dist, 'esm/first-view.json'), 'utf8')) as Record<
          string,
          string
        >;
        const files: HeadFiles = { ...filesOfFirstView(bundle, first), frame: [frame] };
        // Beside the script, as all assets.
        const beside = Object.entries(files).map(([part, names]) => [
          part,
          names.map((name) => posix.relative(vite.build.assetsDir, name)),
        ]);
        emitted = {
          script: emit('oms-shell', 'js', putFiles(script, Object.fromEntries(beside))),
          styles: emit('oms-shell', 'css', read('oms-shell.css')),
        };
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { path, server }) {
        const names = server ? { script: `${DEV}oms-shell.head.js`, styles: `${DEV}oms-shell.css` } : emitted;
        // A relative base leads from the page.
        const isRelative = vite.base === '' || vite.base === './';
        const base =
          isRelative && !server
            ? '../'.repeat(path.replace(/^\//, '').split('/').length - 1) || './'
            : server
              ? vite.base.replace(/^\.?\/?$/, '/')
              : vite.base;
        return withHead(html, {
          styles: base + names.styles,
          script: base + names.script,
          config,
          firstCalls,
        });
      },
    },
  };
}

/** The name that the head script of the package has for the file of frames. */
const frameFile = (script: string): string => {
  const [, name] = /parts%2F(head-frame-[\w-]+\.js)/.exec(script) ?? [];
  if (!name)
    throw new Error('@oms/shell: the package is not complete: oms-shell.head.js names no file of frames.');
  return `parts/${name}`;
};

/** One React for the host and the elements, where the host has one: two copies are 60 KB more, and share no context. */
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
