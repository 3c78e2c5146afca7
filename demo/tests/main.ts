import { printFailure, printSum, timed } from '@oms/tools/test-result';
import { runVitest } from '@oms/tools/vitest';
import { at, shellFile } from '../support/folders';

/**
 * `npm test`: the backend, the hosts and the console's pages. `npm run test:services` runs what needs more than Node
 * and a browser.
 */
try {
  // They serve and show the package as it is built.
  for (const file of ['dist/esm/index.js', 'dist/bin/oms-shell.js']) shellFile(file);
  const results = [];
  for (const name of ['backend', 'stage'])
    results.push(await timed(() => runVitest(name, ['run', `--project=${name}`], { cwd: at() })));
  process.exitCode = printSum(results);
} catch (error) {
  process.exitCode = printFailure(error);
}
