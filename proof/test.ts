import { findBrowser } from '@oms/tools/browser';
import { printFailure, printSum, timed } from '@oms/tools/test-result';
import { runTests } from './support/vitest';

/** The tests of what the proofs are made of, and the pages of foreign libraries one by one; names of projects choose. */
async function main(names: readonly string[]): Promise<number> {
  process.env.CHROME_PATH = await findBrowser();
  const results = [];
  for (const project of names.length > 0 ? names : ['unit', 'pages'])
    results.push(await timed(() => runTests(project)));
  return printSum(results);
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.exitCode = printFailure(error);
}
