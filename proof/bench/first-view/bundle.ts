import { at } from '@oms/tools/paths';
import { build, type Plugin } from 'vite';
import type { HeadConfig } from '../../../node/vite/plugin';
import { specifiers } from '../../../vite.config';
import { bundleConfig } from './cases';

/** Builds a page whose script has the package in it, as a host's own build does, with the plugin that the package has for it. */
export async function buildBundle(outDir: string): Promise<void> {
  const { omsShell } = (await import(at('dist/vite/index.js'))) as {
    omsShell(config: HeadConfig): Plugin;
  };
  await build({
    configFile: false,
    root: at('proof/bench/bundle'),
    base: '/bundle/',
    publicDir: false,
    logLevel: 'error',
    plugins: [omsShell(bundleConfig)],
    resolve: { alias: specifiers((entry) => at('dist/esm', `${entry}.js`)) },
    build: { outDir, emptyOutDir: true, reportCompressedSize: false, chunkSizeWarningLimit: 2000 },
  });
}
