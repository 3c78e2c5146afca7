import { build, mergeConfig, type UserConfig } from 'vite';
import { at } from '../paths';
import { leanI18next } from './lean-i18next';
import type { Manifest } from './parts';
import { productionReact, shared } from './settings';
import { onlyUsedTexts } from './used-texts';

/** One classic script (an IIFE, so that AMD loaders and other UMD hosts leave it alone). */
async function buildClassic(
  entry: string,
  outDir: string,
  fileName: string,
  settings: UserConfig,
): Promise<void> {
  await build(
    mergeConfig(mergeConfig(shared(outDir), settings), {
      build: {
        emptyOutDir: false,
        lib: { entry: at(entry), formats: ['iife'], name: 'OmsShellScript', fileName: () => fileName },
        rolldownOptions: { output: { minify: true, codeSplitting: false } },
      },
    }),
  );
}

/** dist/cdn/oms-shell.js: the loader, with the names of the parts in it. */
export function buildLoader(manifest: Manifest, outDir = 'dist/cdn'): Promise<void> {
  const define = { __OMS_MANIFEST__: JSON.stringify(manifest) };
  return buildClassic('elements/loader/loader.ts', outDir, 'oms-shell.js', { define });
}

/** dist/cdn/oms-shell.all.js: loader, core and elements in one file; the licences of what they bring beside it. */
export function buildAll(outDir = 'dist/cdn'): Promise<void> {
  return buildClassic('elements/script.ts', outDir, 'oms-shell.all.js', {
    define: productionReact,
    plugins: [onlyUsedTexts([at('elements/script.ts')], false), leanI18next()],
    build: { license: { fileName: 'licenses.md' } },
  });
}
