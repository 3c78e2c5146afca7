import { build, mergeConfig, type Plugin } from 'vite';
import { at } from '../paths';
import { publicEntries } from './entries';
import { isExternal, shared } from './settings';
import { wholeTexts } from './used-texts';

/** dist/esm: the npm package's modules. Dependencies stay imports; code that entries share stands in chunks/. */
export async function buildEsm(outDir = 'dist/esm'): Promise<void> {
  const entry = Object.fromEntries(Object.entries(publicEntries).map(([name, file]) => [name, at(file)]));
  await build(
    mergeConfig(shared(outDir), {
      plugins: [elementsStaySingle(), wholeTexts()],
      build: {
        lib: { entry, formats: ['es'] },
        // The consumer's bundler minifies; readable code helps whoever steps into it.
        minify: false,
        rolldownOptions: {
          external: isExternal,
          output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
        },
      },
    }),
  );
}

/**
 * Makes elements/index import elements/topnav and its siblings as the files they are in the package. Bundled into it,
 * the registrations would move to shared chunks, which the package's `sideEffects` let a consumer's bundler drop.
 */
function elementsStaySingle(): Plugin {
  return {
    name: 'elements-stay-single',
    enforce: 'pre',
    resolveId(source, importer) {
      const tag = /^\.\/([a-z-]+)\/define$/.exec(source)?.[1];
      if (tag && importer === at('elements/all.ts')) return { id: `./${tag}.js`, external: true };
      return null;
    },
  };
}
