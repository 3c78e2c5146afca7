import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { writeRegion } from '@oms/tools/region';
import { printFailure, printSum, type Result, type TimedResult, timed } from '@oms/tools/test-result';
import type { Proof } from './proof';
import { DOCUMENT, provenance } from './provenance';

const folder = join(import.meta.dirname, 'proofs');

/**
 * `npm run proof -- simulate`: that one; all by default. `--quick` for small figures, which are printed alone.
 * @returns the exit status: 1 where a figure does not hold
 */
async function main(given: readonly string[]): Promise<number> {
  const wanted = given.filter((one) => !one.startsWith('--'));
  const options = new Set(given.filter((one) => one.startsWith('--')).map((one) => one.slice(2)));
  const quick = options.delete('quick');
  const known = readdirSync(folder).map((file) => file.replace(/\.ts$/, ''));
  const unknown = wanted.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(`There is no proof ${unknown.join(', ')}; there are ${known.join(', ')}.`);
  }
  const results: TimedResult[] = [];
  for (const name of known.filter((one) => wanted.length === 0 || wanted.includes(one))) {
    const { default: proof } = (await import(`./proofs/${name}.ts`)) as { default: Proof };
    const refused = [...options].filter((option) => !proof.options?.includes(option));
    if (refused.length > 0) throw new Error(`${name} does not take --${refused.join(', --')}.`);
    console.log(`== ${name}: ${proof.about}\n`);
    results.push(await timed(() => run(name, proof, quick, options)));
  }
  return printSum(results);
}

/** Runs one proof. What ends it by an error has failed; the others run all the same. */
async function run(
  name: string,
  proof: Proof,
  quick: boolean,
  options: ReadonlySet<string>,
): Promise<Result> {
  const failures: string[] = [];
  const of = provenance();
  const fail = (message: string) => {
    failures.push(`${name}: ${message}`);
  };
  try {
    await proof.run({
      quick,
      options,
      fail,
      print: (text) => console.log(`${text}\n`),
      write(tables, option) {
        if (quick) return;
        const command = ['npm run proof --', name, ...(option ? [`--${option}`] : [])].join(' ');
        writeRegion(DOCUMENT, command, `${of}\n\n${tables}`);
      },
    });
  } catch (error) {
    console.error(error);
    fail(error instanceof Error ? error.message : String(error));
  }
  return { runner: name, passed: failures.length > 0 ? 0 : 1, failed: failures.length, failures };
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.exitCode = printFailure(error);
}
