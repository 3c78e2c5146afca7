import { findBrowser } from '../tests/support/browser.mjs';
import { buildStale } from './build';
import { runEndToEnd } from './test/e2e';
import { runElements } from './test/elements';
import type { Result } from './test/result';
import { runVitest } from './test/vitest';

const runners = { vitest: runVitest, elements: runElements, e2e: runEndToEnd };

/** Runs the named runners, all by default, one after another: they share one machine and one dist. */
async function test(names: readonly string[]): Promise<Result[]> {
  // Every child finds the same browser without a search of its own.
  process.env.CHROME_PATH = await findBrowser();
  await buildStale();
  const results: Result[] = [];
  for (const [name, runner] of Object.entries(runners)) {
    if (names.length === 0 || names.includes(name)) results.push(await runner());
  }
  return results;
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

try {
  const results = await test(process.argv.slice(2));
  console.log('');
  for (const { runner, passed, failed } of results)
    console.log(`${runner}: ${passed} passed, ${failed} failed`);
  const failed = sum(results.map((result) => result.failed));
  console.log(`${sum(results.map((result) => result.passed))} passed, ${failed} failed`);
  process.exitCode = failed > 0 || results.length === 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
