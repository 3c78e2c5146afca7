import { buildStale } from './build';
import { findBrowser } from './support/browser.mjs';
import { runEndToEnd } from './test/e2e';
import { runElements } from './test/elements';
import { printFailure, printSum, type TimedResult, timed } from './test/result';
import { runVitest } from './test/vitest';

const runners = { vitest: runVitest, elements: runElements, e2e: runEndToEnd };

/** Runs the named runners, all by default, one after another: they share one machine and one dist. */
async function test(names: readonly string[]): Promise<TimedResult[]> {
  // Every child finds the same browser without a search of its own.
  process.env.CHROME_PATH = await findBrowser();
  await buildStale();
  const results: TimedResult[] = [];
  for (const [name, runner] of Object.entries(runners)) {
    if (names.length === 0 || names.includes(name)) results.push(await timed(runner));
  }
  return results;
}

try {
  process.exitCode = printSum(await test(process.argv.slice(2)));
} catch (error) {
  process.exitCode = printFailure(error);
}
