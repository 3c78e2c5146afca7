import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { printFailure, printSum, type Result, type TimedResult, timed } from '@oms/tools/test-result';
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

/** A proof that has ended without its result has failed: by an error that nothing waited for, or by a signal. */
function resultOf(name: string, { status, signal, message }: Ended<readonly string[]>): Result {
  const how = signal ? `the signal ${signal}` : `an error that nothing waited for, with status ${status}`;
  const failures = (message ?? [`it was ended by ${how}`]).map((failure) => `${name}: ${failure}`);
  return { runner: name, passed: failures.length > 0 ? 0 : 1, failed: failures.length, failures };
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.exitCode = printFailure(error);
}
