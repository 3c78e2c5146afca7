import { at } from '@oms/tools/paths';
import { build } from 'vite';
import { bundleConfig } from './cases';

/** Builds a page whose script has the package in it, as a host's own build does, with the plugin that the package has for it. */
export async function buildBundle(outDir: string): Promise<void> {
  const { omsShell } = await import('@oms/shell/vite');
  await build({
    configFile: false,
    root: at('proof/bench/bundle'),
    base: '/bundle/',
    publicDir: false,
    logLevel: 'error',
    plugins: [omsShell(bundleConfig)],
    build: { outDir, emptyOutDir: true, reportCompressedSize: false, chunkSizeWarningLimit: 2000 },
  });
}
