import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { printFailure, printSum, type TimedResult, timed } from '@oms/tools/test-result';
import { resultOf } from './result';
import { type Ended, runInOwnGroup } from './support/own-group';

const folder = join(import.meta.dirname, 'proofs');

/**
 * `npm run proof -- simulate`: that one; all by default. `--quick` for small figures, which are printed alone.
 * @returns the exit status: 1 where a figure does not hold
 */
async function main(given: readonly string[]): Promise<number> {
  const wanted = given.filter((one) => !one.startsWith('--'));
  const flags = given.filter((one) => one.startsWith('--'));
  const known = readdirSync(folder).map((file) => file.replace(/\.ts$/, ''));
  const unknown = wanted.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(`There is no proof ${unknown.join(', ')}; there are ${known.join(', ')}.`);
  }
  let stopped = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      stopped = true;
    });
  }
  const results: TimedResult[] = [];
  for (const name of known.filter((one) => wanted.length === 0 || wanted.includes(one))) {
    if (stopped) break;
    results.push(await timed(async () => resultOf(name, await runProof(name, flags))));
  }
  return printSum(results);
}

const runProof = (name: string, flags: readonly string[]): Promise<Ended<readonly string[]>> =>
  runInOwnGroup(join(import.meta.dirname, 'one.ts'), [name, ...flags]);

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.exitCode = printFailure(error);
}
