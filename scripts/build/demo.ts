import { build, mergeConfig } from 'vite';
import { at } from '../paths';
import { publicEntries, specifierOf } from './entries';
import { productionReact, shared } from './settings';

/** dist/demo/console: the demo's React host, built as a consumer would, on the package's built entries. */
export async function buildDemo(): Promise<void> {
  const alias = Object.keys(publicEntries).map((entry) => ({
    find: new RegExp(`^${specifierOf(entry)}$`),
    replacement: at('dist/esm', `${entry}.js`),
  }));
  await build(
    mergeConfig(shared('dist/demo/console'), {
      root: at('demo/console'),
      define: productionReact,
      resolve: { alias, dedupe: ['react', 'react-dom', 'react-router'] },
    }),
  );
}
