import { bundleHost } from '@oms/tools/routers/bundle';
import { installed } from '../../support/installed';

/** What a page of each router starts with: its host, and the code of the document. */
const ENTRIES = {
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

const VUE = installed('vue3/dist/vue.esm-bundler.js');

const bundles = new Map<BundledRouter, Promise<string>>();

/** The script of a page on the router, made once. */
export function bundleOf(router: BundledRouter): Promise<string> {
  const known =
    bundles.get(router) ??
    bundleHost({
      entry: ENTRIES[router],
      folder: import.meta.dirname,
      // Vue Router asks for the Vue that this project has by another name, and the templates for its compiler.
      alias: { vue: VUE, vue3: VUE },
      define: {
        __VUE_OPTIONS_API__: 'true',
        __VUE_PROD_DEVTOOLS__: 'false',
        __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
      },
    });
  bundles.set(router, known);
  return known;
}
