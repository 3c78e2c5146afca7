import { readFileSync } from 'node:fs';
import type { InlineConfig } from 'vite';
import { at, root } from '../paths';

interface PackageJson {
  version: string;
  dependencies: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const pkg = JSON.parse(readFileSync(at('package.json'), 'utf8')) as PackageJson;

export const version = pkg.version;

/** What a consumer of the npm package installs beside it; our bundles for npm leave these imports alone. */
export const installedByConsumer = [
  ...Object.keys(pkg.dependencies),
  ...Object.keys(pkg.peerDependencies ?? {}),
  'react',
  'react-dom',
  'react-router',
];

export function isExternal(id: string): boolean {
  return installedByConsumer.some((name) => id === name || id.startsWith(`${name}/`));
}

/**
 * Browsers with popover, adopted sheets, CSS nesting and light-dark(): nothing of these is lowered. A lowered light-dark()
 * is resolved where the token stands, on the host, and no longer where the theme is set, below it.
 */
const cssTarget = ['chrome123', 'firefox125', 'safari17.5'];

/** The settings that every bundle shares. The builds read no config file and no .env of the machine they run on. */
export function shared(outDir: string): InlineConfig {
  return {
    root,
    configFile: false,
    envDir: false,
    publicDir: false,
    mode: 'production',
    logLevel: 'warn',
    define: { __OMS_VERSION__: JSON.stringify(version) },
    build: {
      target: 'es2022',
      cssTarget,
      cssMinify: 'lightningcss',
      outDir: at(outDir),
      emptyOutDir: true,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        onLog(level, log, report) {
          // Libraries mark modules for React's server bundles; here all of them run in the browser. And how long a
          // plugin took is nothing that a reader of the build's output can act on.
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE' && log.code !== 'PLUGIN_TIMINGS') report(level, log);
        },
      },
    },
  };
}

/** Added for bundles that bring React with them. */
export const productionReact = { 'process.env.NODE_ENV': '"production"' };
