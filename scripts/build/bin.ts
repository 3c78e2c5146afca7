import { build, mergeConfig } from 'vite';
import { at } from '../paths';
import { shared } from './settings';

/** dist/bin/oms-shell.js: the package's command, plain JavaScript for Node. */
export async function buildBin(): Promise<void> {
  await build(
    mergeConfig(shared('dist/bin'), {
      build: {
        ssr: at('scripts/cli/main.ts'),
        target: 'node20',
        minify: false,
        rolldownOptions: { output: { entryFileNames: 'oms-shell.js', codeSplitting: false } },
      },
    }),
  );
}
