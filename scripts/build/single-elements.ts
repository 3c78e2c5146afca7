import type { Plugin } from 'vite';
import { at } from '../../tools/paths.ts';

/**
 * Makes elements/index import elements/topnav and its siblings as the files they are in the package. Bundled into it,
 * the registrations would move to shared chunks, which the package's `sideEffects` let a consumer's bundler drop.
 */
export function singleElements(): Plugin {
  return {
    name: 'single-elements',
    enforce: 'pre',
    resolveId(source, importer) {
      const tag = /\.\/([a-z-]+)\/element\.tsx$/.exec(source)?.[1];
      if (tag && importer === at('elements/all.ts')) return { id: `./${tag}.js`, external: true };
      return null;
    },
  };
}
