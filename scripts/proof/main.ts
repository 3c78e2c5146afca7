import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { writeRegion } from '../docs/region';
import { root } from '../paths';
import type { Proof } from './proof';

const folder = join(import.meta.dirname, 'proofs');

/** `npm run proof -- simulate`: that one; all by default. `--quick` for small figures, which are printed alone. */
async function main(given: readonly string[]): Promise<void> {
  const wanted = given.filter((one) => !one.startsWith('--'));
  const options = new Set(given.filter((one) => one.startsWith('--')).map((one) => one.slice(2)));
  const quick = options.delete('quick');
  const known = readdirSync(folder).map((file) => file.replace(/\.ts$/, ''));
  const unknown = wanted.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(`There is no proof ${unknown.join(', ')}; there are ${known.join(', ')}.`);
  }
  for (const name of known.filter((one) => wanted.length === 0 || wanted.includes(one))) {
    const { default: proof } = (await import(`./proofs/${name}.ts`)) as { default: Proof };
    const refused = [...options].filter((option) => !proof.options?.includes(option));
    if (refused.length > 0) throw new Error(`${name} does not take --${refused.join(', --')}.`);
    const start = performance.now();
    console.log(`== ${name}: ${proof.about}\n`);
    await proof.run({
      quick,
      options,
      print: (text) => console.log(`${text}\n`),
      fail(message) {
        console.error(`Does not hold: ${message}\n`);
        process.exitCode = 1;
      },
      write(tables, option) {
        if (quick) return;
        const command = ['npm run proof --', name, ...(option ? [`--${option}`] : [])].join(' ');
        writeRegion('docs/proof.md', command, `${provenance()}\n\n${tables}`);
      },
    });
    console.log(`(${((performance.now() - start) / 1000).toFixed(0)} s)\n`);
  }
}

/** Names the commit, the version of Node and the machine that the figures are of. */
function provenance(): string {
  const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
  return `Commit ${commit}, Node ${process.versions.node}, ${cpus().length} cores.`;
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
