import { at } from '@oms/tools/paths';
import { build } from 'vite';

/** The pages of peers/ with the widgets of others, which the shell is compared with. */
export const peers = ['carbon', 'shoelace'] as const;

/** Builds the pages of the peers into a folder: a script and a style sheet for each. */
export async function buildPeers(outDir: string): Promise<void> {
  for (const peer of peers) {
    await build({
      configFile: false,
      root: at('proof/bench/peers'),
      publicDir: false,
      logLevel: 'error',
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir,
        emptyOutDir: false,
        reportCompressedSize: false,
        lib: {
          entry: at(`proof/bench/peers/${peer}.js`),
          formats: ['es'],
          fileName: () => `${peer}.js`,
          cssFileName: peer,
        },
        rolldownOptions: { output: { minify: true } },
      },
    });
  }
}
