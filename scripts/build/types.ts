import { rmSync, writeFileSync } from 'node:fs';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import { at } from '../paths';
import { publicEntries, tags } from './entries';
import { isExternal } from './package';

/** The registering entries export nothing: their types are the global ones of the tags, the same for each. */
const sources = {
  index: publicEntries.index,
  react: publicEntries.react,
  console: publicEntries.console,
  'elements/index': 'elements/typings.ts',
};

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
      dts({ tsconfig: at('tsconfig.json'), compilerOptions: { noEmit: false } }),
    ],
    onwarn(warning) {
      throw new Error(warning.message);
    },
  });
  await bundle.write({ dir, entryFileNames: '[name].d.ts', chunkFileNames: 'chunks/[name].d.ts' });
  await bundle.close();
  for (const tag of tags) writeFileSync(at(dir, `elements/${tag}.d.ts`), "import './index.js';\n");
}
