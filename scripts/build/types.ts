import { copyFileSync, rmSync, writeFileSync } from 'node:fs';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import { at } from '../../tools/paths';
import { describeElements } from '../describe/elements';
import { angularTypes } from './elements/angular';
import { frameworkEntries, nodeEntries, publicEntries, serverEntries, tags } from './entries';
import { isExternal } from './package';

/** The registering entries export nothing: their types are the global ones of the tags, the same for each. */
const sources = {
  index: publicEntries.index,
  react: publicEntries.react,
  'react/base': publicEntries['react/base'],
  console: publicEntries.console,
  testing: publicEntries.testing,
  ...serverEntries,
  'elements/index': 'elements/typings.ts',
  ...Object.fromEntries(Object.entries(nodeEntries).map(([name, { source }]) => [name, source])),
};

const entries = new Set<string>(Object.values(sources).map((file = '') => at(file)));
const reactOnly = /[\\/]src[\\/](public-react|react|console|ui|features)[\\/]/;

/** dist/types: a rolled-up .d.ts for each public entry. */
export async function buildTypes(outDir = 'dist/types'): Promise<void> {
  const dir = at(outDir);
  rmSync(dir, { recursive: true, force: true });
  const bundle = await rollup({
    input: Object.fromEntries(Object.entries(sources).map(([name, file = '']) => [name, at(file)])),
    external: (id) => isExternal(id) || id.startsWith('node:'),
    plugins: [
      {
        name: 'css-has-no-types',
        resolveId: (id) => (id.endsWith('?sheet') ? { id, external: true } : null),
      },
      {
        // To hosts a key of the shell's texts is a text: five hundred names would only be in their way.
        name: 'texts-without-keys',
        resolveId: (id) => (/\/locales\/[\w-]+\.json$/.test(id) ? at('scripts/build/texts.d.ts') : null),
      },
      dts({ tsconfig: at('tsconfig.json'), compilerOptions: { noEmit: false } }),
    ],
    onwarn(warning) {
      throw new Error(warning.message);
    },
  });
  await bundle.write({
    dir,
    entryFileNames: '[name].d.ts',
    chunkFileNames: 'chunks/[name].d.ts',
    // Else an entry imports what it shares with another from there, and the elements would need the types of React.
    manualChunks: (id) => (entries.has(id) || reactOnly.test(id) ? undefined : 'shared'),
  });
  await bundle.close();
  // They import the package by its name, and frameworks that are not installed here: they are shipped as they are.
  for (const entry of Object.keys(frameworkEntries))
    copyFileSync(at(`elements/frameworks/${entry}.d.ts`), at(dir, `${entry}.d.ts`));
  writeFileSync(at(dir, 'angular.d.ts'), angularTypes(describeElements()));
  for (const tag of tags) writeFileSync(at(dir, `elements/${tag}.d.ts`), "import './index.js';\n");
}
