import { build, type Plugin } from 'esbuild';
import { at } from '../../../tools/paths';
import { shown } from './documented';

/** What a page of each router starts with: its host, and the code of the document. */
const ENTRIES = {
  'React Router': `
    import { ShellRoutes } from 'documented/react-router.tsx';
    import { useLeaveQuestion } from 'documented/use-leave-question.ts';
    import { start } from './react-router';
    start(ShellRoutes, useLeaveQuestion);`,
  'TanStack Router': `
    import { ShellRoutes } from 'documented/tanstack-router.tsx';
    import { useLeaveQuestion } from 'documented/use-leave-question-tanstack.ts';
    import { start } from './tanstack-router';
    start(ShellRoutes, useLeaveQuestion);`,
  'Vue Router': `
    import { routeShell } from 'documented/vue-router.ts';
    import { start } from './vue-router';
    start(routeShell);`,
};

export type BundledRouter = keyof typeof ENTRIES;
export const bundledRouters = Object.keys(ENTRIES) as BundledRouter[];

const VUE = at('node_modules/vue3/dist/vue.esm-bundler.js');

const documents: Plugin = {
  name: 'documents',
  setup(bundle) {
    bundle.onResolve({ filter: /^documented\// }, ({ path }) => ({
      path: path.slice('documented/'.length),
      namespace: 'documented',
    }));
    bundle.onLoad({ filter: /./, namespace: 'documented' }, ({ path }) => ({
      contents: shown(path),
      loader: path.endsWith('x') ? 'tsx' : 'ts',
      resolveDir: at('tests/hosts/routers'),
    }));
  },
};

const bundles = new Map<BundledRouter, Promise<string>>();

/** The script of a page whose host bundles the package, made once. The page has what it configures as `hostConfig`. */
export function bundleOf(router: BundledRouter): Promise<string> {
  const known = bundles.get(router) ?? bundle(router);
  bundles.set(router, known);
  return known;
}

async function bundle(router: BundledRouter): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { configureShell } from '@oms/shell';
        import '@oms/shell/elements';
        configureShell(window.hostConfig);
        ${ENTRIES[router]}`,
      resolveDir: at('tests/hosts/routers'),
      loader: 'ts',
    },
    // Vue Router asks for the Vue that the tests have by another name, and the templates for its compiler.
    alias: { vue: VUE, vue3: VUE },
    define: {
      'process.env.NODE_ENV': '"production"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    bundle: true,
    format: 'iife',
    // The package as it is built: the project's own paths lead to its sources.
    tsconfigRaw: { compilerOptions: { jsx: 'react-jsx' } },
    logLevel: 'error',
    plugins: [documents],
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
