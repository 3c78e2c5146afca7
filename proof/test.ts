import { findBrowser } from '@oms/tools/browser';
import { at } from '@oms/tools/paths';
import { run } from '@oms/tools/run';
import { printFailure, printSum, type Result, settle, timed } from '@oms/tools/test-result';
import { runVitest } from '@oms/tools/vitest';
import { runTests } from './support/vitest';

/** Nothing is left over that no command uses. */
async function runDeadCode(): Promise<Result> {
  const status = await run('knip', ['--directory', 'proof']);
  return settle('dead code', status, { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 });
}

/** The package's own tests of its elements, in an environment that only this project installs. */
const runInJsdom = (): Promise<Result> =>
  runVitest('jsdom', ['run', '--project=environments'], {
    env: { TEST_ENVIRONMENT: at('proof/environments/jsdom.js') },
  });

const parts: Readonly<Record<string, () => Promise<Result>>> = {
  'dead-code': runDeadCode,
  unit: () => runTests('unit'),
  pages: () => runTests('pages'),
  jsdom: runInJsdom,
};

/** The tests of what the proofs are made of; names of parts choose. */
async function main(names: readonly string[]): Promise<number> {
  process.env.CHROME_PATH = await findBrowser();
  const results = [];
  for (const name of names.length > 0 ? names : Object.keys(parts)) {
    const part = parts[name];
    if (!part) throw new Error(`There are no tests called ${name}, but ${Object.keys(parts).join(', ')}.`);
    results.push(await timed(part));
  }
  return printSum(results);
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.exitCode = printFailure(error);
}
