import { parseArgs } from 'node:util';
import { findBrowser } from '../tools/browser.mjs';
import { printFailure, printSum, type Result, type TimedResult, timed } from '../tools/test-result';
import { buildStale } from './build';
import { changedFiles } from './test/changed';
import { runEndToEnd, runOnCluster, runSome as runSpecs } from './test/e2e';
import { runElements } from './test/elements';
import { relatedTo } from './test/related';
import { runRelated, runRelatedOfDemo, runShipped, runSources } from './test/vitest';

type Runner = () => Promise<Result>;

/** The runners of `npm test` without names. */
const usual: Readonly<Record<string, Runner>> = {
  vitest: runSources,
  elements: runElements,
  e2e: runEndToEnd,
};
const all: Readonly<Record<string, Runner>> = {
  ...usual,
  shipped: runShipped,
  cluster: runOnCluster,
};

/** @throws where there is no such runner */
function named(names: readonly string[]): Runner[] {
  if (names.length === 0) return Object.values(usual);
  const unknown = names.find((name) => !(name in all));
  if (unknown) throw new Error(`There are no tests called ${unknown}, but ${Object.keys(all).join(', ')}.`);
  return Object.entries(all)
    .filter(([name]) => names.includes(name))
    .map(([, runner]) => runner);
}

/** What a change against `base` asks for: not all that it may break, but what answers within a minute. */
function related(base: string): Runner[] {
  const { vitest, demo, elements, e2e } = relatedTo(changedFiles(base));
  return [
    ...(vitest.length > 0 ? [() => runRelated(vitest)] : []),
    ...(demo.length > 0 ? [() => runRelatedOfDemo(demo)] : []),
    ...(elements ? [runElements] : []),
    ...(e2e.length > 0 ? [() => runSpecs('e2e', e2e)] : []),
  ];
}

/** Runs one after another: they share one machine and one dist. */
async function runAll(runners: readonly Runner[]): Promise<TimedResult[]> {
  // Every child finds the same browser without a search of its own.
  process.env.CHROME_PATH = await findBrowser();
  await buildStale();
  const results: TimedResult[] = [];
  for (const runner of runners) results.push(await timed(runner));
  return results;
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { related: { type: 'boolean' }, base: { type: 'string' } },
    allowPositionals: true,
  });
  const { base = 'HEAD' } = values;
  const runners = values.related || values.base ? related(base) : named(positionals);
  if (runners.length > 0) return printSum(await runAll(runners));
  console.log(`No test is related to what differs from ${base}.\n0 passed, 0 failed`);
  return 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  process.exitCode = printFailure(error);
}
