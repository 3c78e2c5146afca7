import { defineConfig, type InlineConfig, mergeConfig, type UserConfig } from 'vite';
import type { Manifest } from './elements/loader/parts.ts';
import { withFiles } from './node/cdn/head-files.ts';
import { PART_FILE } from './node/cdn/part-name.ts';
import { basicTexts, lostTexts } from './scripts/build/basic-texts.ts';
import { buildName } from './scripts/build/build-name.ts';
import { chunkGroups } from './scripts/build/chunks.ts';
import { tokenDefaults } from './scripts/build/elements/token-defaults.ts';
import {
  ASKING,
  FRAME,
  forms,
  PURE,
  panels,
  parts,
  publicEntries,
  reactFiles,
  serverEntries,
  specifierOf,
  tags,
} from './scripts/build/entries.ts';
import { frames, sheetPaths } from './scripts/build/frames/frames.ts';
import { icons } from './scripts/build/icons.ts';
import { LICENSES, licenses, packageFolder } from './scripts/build/licenses.ts';
import { namedElements } from './scripts/build/named-elements.ts';
import { isExternal, version } from './scripts/build/package.ts';
import { pageNames } from './scripts/build/page-names.ts';
import { preact } from './scripts/build/preact.ts';
import { reactMembers } from './scripts/build/react-members.ts';
import { retryImports } from './scripts/build/retry-imports.ts';
import { sheets } from './scripts/build/sheets.ts';
import { singleElements } from './scripts/build/single-elements.ts';
import { terse } from './scripts/build/terse.ts';
import { noTexts, onlyUsedTexts, wholeTexts } from './scripts/build/used-texts.ts';
import { clientFirst } from './scripts/dev/client-first.ts';
import { hotComponents } from './scripts/dev/hot-components.ts';
import { at, root } from './tools/paths.ts';

/**
 * The settings of every build, of the tests and of `npm run dev`. Builds are started by `npm run build`, which gives these to
 * Vite one by one; the default export is the development server's, for tools that look for it here.
 */

/** No .env of the machine that it runs on, and no folder of files to copy. */
const common: UserConfig = { root, envDir: false, publicDir: false, plugins: [sheets(), icons()] };

const basic = () => ({ __OMS_BASIC_TEXTS__: JSON.stringify(basicTexts()) });

/** What the loader itself has to say. */
const lost = () => ({ __OMS_LOST_TEXTS__: JSON.stringify(lostTexts()) });

const versionIs = (text: string) => ({ __OMS_VERSION__: JSON.stringify(text) });

/** Added for bundles that bring React with them. */
const productionReact = { 'process.env.NODE_ENV': '"production"' };

/** Added for scripts that no server runs: what is for servers is left out. */
const inBrowsers = { ...productionReact, 'typeof window': '"object"', __OMS_HAS_SHELL__: 'true' };

/**
 * Browsers with popover, adopted sheets, CSS nesting and light-dark(): nothing of these is lowered. A lowered light-dark()
 * is resolved where the token stands, on the host, and no longer where the theme is set, below it.
 */
const cssTarget = ['chrome123', 'firefox125', 'safari17.5'];

/** What the loader and its basic bar are written in: browsers without the above must run these two. */
const oldTarget = 'es2020';

/** A build, with the settings that all share. */
function production(outDir: string, own: UserConfig): InlineConfig {
  const shared: InlineConfig = {
    configFile: false,
    mode: 'production',
    logLevel: 'warn',
    define: { ...versionIs(version), __OMS_BUILD__: JSON.stringify(buildName()) },
    build: {
      target: 'es2022',
      cssTarget,
      cssMinify: 'lightningcss',
      outDir: at(outDir),
      emptyOutDir: true,
      sourcemap: true,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        onLog(level, log, report) {
          // Libraries mark modules for React's server bundles; here all of them run in the browser. And nobody can act on
          // the time that a plugin took.
          if (log.code === 'MODULE_LEVEL_DIRECTIVE' || log.code === 'PLUGIN_TIMINGS') return;
          // Such as a hook that the CDN build does not have in React's place: it would be undefined in the page.
          report(log.code === 'IMPORT_IS_UNDEFINED' ? 'error' : level, log);
        },
      },
    },
  };
  return mergeConfig(mergeConfig(common, shared), own);
}

/** One classic script (an IIFE, so that AMD loaders and other UMD hosts leave it alone). */
export function classic(entry: string, outDir: string, fileName: string, own: UserConfig): InlineConfig {
  return mergeConfig(production(outDir, own), {
    build: {
      emptyOutDir: false,
      lib: { entry: at(entry), formats: ['iife'], name: 'OmsShellScript', fileName: () => fileName },
      rolldownOptions: { output: { minify: true, codeSplitting: false } },
    },
  });
}

const paths = (entries: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, at(file)]));

const elementEntries = Object.fromEntries(tags.map((tag) => [tag, `elements/${tag}/element.tsx`]));

const panelPaths = Object.fromEntries(
  Object.entries(panels).map(([name, { of, files }]) => [name, { of, files: files.map((file) => at(file)) }]),
);

/** The package's own specifiers → files. */
export const specifiers = (fileOf: (entry: string) => string) =>
  Object.keys(publicEntries).map((entry) => ({
    find: new RegExp(`^${specifierOf(entry)}$`),
    replacement: fileOf(entry),
  }));

/** One for all builds that have them: they are rendered once. */
const firstFrames = frames((folder) => settings.frames(folder));

/** What the head script has of the configuration and the languages, whose tables would be many times its size. */
interface HeadTables {
  /** The members of `hosts`. */
  readonly hosts: readonly string[];
  readonly langs: readonly string[];
}

/**
 * The line that a module of the npm package with code of others begins with. A host's minifier drops it; the text is in
 * the package.
 */
const licensesOf = (moduleIds: readonly string[]): string =>
  moduleIds.some(packageFolder) ? `// Licenses: @oms/shell/dist/esm/${LICENSES}` : '';

/** One file for Node. Names stay as they are, for whoever reads where an error has come from. */
const forNode = (entryFileNames: string) => ({
  entryFileNames,
  codeSplitting: false as const,
  minify: { compress: false, mangle: false, codegen: true },
  postFooter: ({ moduleIds }: { readonly moduleIds: readonly string[] }) => licensesOf(moduleIds),
});

/** Build → its settings. */
export const settings = {
  /** dist/esm: the npm package's modules. Dependencies stay imports; code that entries share is in chunks/. */
  esm: () =>
    production('dist/esm', {
      plugins: [singleElements(), wholeTexts(), licenses()],
      build: {
        lib: { entry: paths({ ...publicEntries, ...reactFiles() }), formats: ['es'] },
        // The consumer's bundler minifies; readable code helps whoever steps into it.
        minify: false,
        // They are as readable as the sources.
        sourcemap: false,
        rolldownOptions: {
          external: isExternal,
          output: {
            entryFileNames: '[name].js',
            chunkFileNames: 'chunks/[name]-[hash].js',
            codeSplitting: {
              groups: chunkGroups({
                parts: { core: ASKING.map((file) => at(file)), ...paths(elementEntries) },
                core: 'core',
                variants: { of: 'sidemenu', files: paths(forms) },
                panels: panelPaths,
                package: {
                  entries: Object.values(paths({ ...publicEntries, ...reactFiles() })),
                  pure: paths(PURE),
                },
              }),
            },
            // React's servers send these to the browser as they are. `configureShell` and `getShell` run on both sides.
            banner: ({ name, isEntry, moduleIds }) =>
              [...(isEntry && name !== 'index' ? ["'use client';"] : []), licensesOf(moduleIds)].join('\n'),
          },
        },
      },
    }),

  /** dist/cdn/parts: ESM with everything in it, split so that elements share React and the core. */
  parts: () =>
    production('dist/cdn/parts', {
      define: inBrowsers,
      ...preact,
      plugins: [
        firstFrames,
        reactMembers(),
        namedElements(),
        pageNames(),
        onlyUsedTexts(Object.values(paths({ ...parts, ...forms })), true),
        terse(),
        retryImports(),
      ],
      build: {
        // Found by the header `SourceMap`: twelve comments in the first load would weigh half a kilobyte.
        sourcemap: 'hidden',
        lib: { entry: paths({ ...parts, frame: FRAME }), formats: ['es'] },
        rolldownOptions: {
          // A constant of one module is the same few bytes in another, and needs no export.
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          output: {
            minify: true,
            entryFileNames: PART_FILE,
            chunkFileNames: PART_FILE,
            codeSplitting: {
              groups: chunkGroups({
                parts: paths(parts),
                core: 'core',
                variants: { of: 'sidemenu', files: paths(forms) },
                panels: panelPaths,
                before: at(FRAME),
              }),
            },
          },
        },
      },
    }),

  /** The elements for Node, where `scripts/build/frames` renders them. */
  frames: (outDir: string) =>
    production(outDir, {
      define: inBrowsers,
      ...preact,
      plugins: [sheetPaths(), wholeTexts()],
      ssr: { ...preact.ssr, noExternal: true },
      build: {
        ssr: at('scripts/build/frames/render.ts'),
        sourcemap: false,
        minify: false,
        rolldownOptions: { output: { entryFileNames: 'render.js', codeSplitting: false } },
      },
    }),

  /** dist/esm/server.js: what writes the elements into the pages of a server, for Node. */
  server: (entry: string = serverEntries.server, outDir = 'dist/esm') =>
    production(outDir, {
      plugins: [frames((folder) => settings.frames(folder)), noTexts()],
      ssr: { noExternal: true },
      build: {
        emptyOutDir: false,
        sourcemap: false,
        ssr: at(entry),
        target: 'node20',
        minify: false,
        rolldownOptions: {
          external: isExternal,
          output: {
            entryFileNames: 'server.js',
            codeSplitting: false,
            banner: ({ moduleIds }) => licensesOf(moduleIds),
          },
        },
      },
    }),

  /**
   * dist/cdn/parts/realm-*.js: for pages that have replaced natives of the language. By itself, as it runs in the page,
   * the others beside it.
   */
  realm: () =>
    production('dist/cdn/parts', {
      plugins: [namedElements()],
      build: {
        emptyOutDir: false,
        sourcemap: 'hidden',
        lib: { entry: { realm: at('elements/loader/realm/realm.ts') }, formats: ['es'] },
        rolldownOptions: { output: { minify: true, entryFileNames: PART_FILE } },
      },
    }),

  /** dist/cdn/parts/basic-….js: what the loader draws in browsers that cannot draw the elements. */
  basic: () =>
    production('dist/cdn/parts', {
      define: basic(),
      plugins: [namedElements()],
      build: {
        emptyOutDir: false,
        target: oldTarget,
        sourcemap: 'hidden',
        lib: { entry: { basic: at('elements/loader/basic-bar.ts') }, formats: ['es'] },
        rolldownOptions: { output: { minify: true, entryFileNames: PART_FILE } },
      },
    }),

  /**
   * dist/cdn/parts/declared-….js: for pages whose server has written the elements. By itself, as it shares nothing with
   * the other parts.
   */
  declared: () =>
    production('dist/cdn/parts', {
      plugins: [namedElements()],
      build: {
        emptyOutDir: false,
        sourcemap: 'hidden',
        lib: { entry: { declared: at('elements/loader/declared.ts') }, formats: ['es'] },
        rolldownOptions: { output: { minify: true, entryFileNames: PART_FILE } },
      },
    }),

  /** dist/cdn/oms-shell.js: the loader, with the names of the parts in it. */
  loader: (manifest: Manifest, outDir = 'dist/cdn') =>
    classic('elements/loader/loader.ts', outDir, 'oms-shell.js', {
      define: { __OMS_MANIFEST__: JSON.stringify(manifest), ...lost() },
      plugins: [namedElements(), terse()],
      build: { target: oldTarget },
    }),

  /**
   * dist/cdn/oms-shell.head.js: the loader's small part for pages whose elements are in a bundle.
   * @param frame the part with the frames of a first visit
   */
  head: (frame: string, { hosts, langs }: HeadTables) =>
    classic('elements/loader/head.ts', 'dist/cdn', 'oms-shell.head.js', {
      define: {
        __OMS_HEAD_FILES__: JSON.stringify(withFiles({ frame: [`parts/${frame}`] })),
        __OMS_HOSTS__: JSON.stringify(hosts),
        __OMS_LANGS__: JSON.stringify(langs),
      },
      plugins: [namedElements(), terse()],
      build: { target: oldTarget },
    }),

  /** dist/cdn/oms-shell.all.js: loader, core and elements in one file. */
  all: () =>
    classic('elements/script.ts', 'dist/cdn', 'oms-shell.all.js', {
      define: { ...inBrowsers, ...basic(), ...lost() },
      ...preact,
      plugins: [reactMembers(), namedElements(), onlyUsedTexts(Object.values(paths(parts)), false)],
    }),

  /** dist/bench/<name>.js: what stands beside the shell on the page that measures it, and the least that such a page can be. */
  bench: (name: 'page' | 'floor', replies: object) =>
    classic(`tools/bench-page/${name}.ts`, 'dist/bench', `${name}.js`, {
      define: { __OMS_REPLIES__: JSON.stringify(replies) },
      build: { sourcemap: false },
    }),

  /** dist/bin/oms-shell.js: the package's command, plain JavaScript for Node. */
  bin: () =>
    production('dist/bin', {
      plugins: [noTexts()],
      build: {
        sourcemap: false,
        ssr: at('node/cli/main.ts'),
        target: 'node20',
        rolldownOptions: { output: forNode('oms-shell.js') },
      },
    }),

  /** dist/vite/index.js: the plugin, plain JavaScript for Node. */
  plugin: () =>
    production('dist/vite', {
      plugins: [noTexts()],
      build: {
        sourcemap: false,
        ssr: at('node/vite/plugin.ts'),
        target: 'node20',
        rolldownOptions: { output: forNode('index.js') },
      },
    }),

  /** dist/page: the page of `oms-shell demo`, on the package's built entries. */
  page: () =>
    production('dist/page', {
      root: at('testing/demo'),
      base: './',
      plugins: [licenses('dist/esm')],
      define: { ...productionReact, __OMS_TOKENS__: JSON.stringify(tokenDefaults()) },
      build: { sourcemap: false },
      resolve: {
        alias: specifiers((entry) => at('dist/esm', `${entry}.js`)),
        dedupe: ['react', 'react-dom'],
      },
    }),

  /** Scripts and sheets of the documentation site, whose pages site/build writes. */
  site: (outDir: string) =>
    production(outDir, {
      plugins: [wholeTexts(), licenses()],
      define: productionReact,
      // The sources: of the fake services alone, without the rest of the entry.
      resolve: { alias: specifiers((entry) => at(publicEntries[entry] ?? '')) },
      build: {
        sourcemap: false,
        modulePreload: false,
        rolldownOptions: {
          input: Object.fromEntries(
            ['site', 'look', 'first', 'frame'].map((name) => [name, at('site/client', `${name}.ts`)]),
          ),
          output: {
            entryFileNames: 'assets/[name].js',
            chunkFileNames: 'assets/[name]-[hash].js',
            assetFileNames: 'assets/[name][extname]',
          },
        },
      },
    }),
};

/** For the unit tests, and for the bundles of the element tests. */
export const tests = {
  ...common,
  plugins: [sheets(), wholeTexts()],
  define: versionIs('0.0.0-test'),
} satisfies UserConfig;

/**
 * The sources as they are, for `npm run dev`: it adds the address. A change replaces sheets and components in the page.
 * @param pages modules that a page starts with, besides the parts of the elements
 */
export const development = (pages: readonly string[] = []): UserConfig => {
  const first = [...Object.values(parts), ...pages];
  return mergeConfig(common, {
    appType: 'custom',
    cacheDir: at('.cache/vite'),
    logLevel: 'warn',
    define: { ...versionIs(version), ...basic(), ...lost() },
    plugins: [wholeTexts(), hotComponents(), clientFirst(first.map((file) => at(file)))],
    resolve: { alias: specifiers((entry) => at(publicEntries[entry] ?? '')) },
    optimizeDeps: {
      entries: first,
      // Each icon is a file: an icon that is imported first while the server runs would reload every page.
      exclude: ['lucide'],
    },
    server: {
      strictPort: true,
      // A page's policy may forbid the markup of the client's own report; the terminal and the page's console have the error.
      hmr: { overlay: false },
      watch: { ignored: ['**/dist/**', '**/.cache/**', '**/.data/**', '**/.git/**'] },
    },
  });
};

export default defineConfig(development());
