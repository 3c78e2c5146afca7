import { readdirSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { type Bench, ROUNDS } from './bench';
import { startBrowser } from './browser';

const folder = join(import.meta.dirname, 'benches');

/**
 * `npm run bench -- menu organisations`: those; all by default. `--rounds=3` for a quick look at those that take their time.
 * Slow figures are no failure, a broken run is.
 */
async function main(given: readonly string[]): Promise<void> {
  const wanted = given.filter((one) => !one.startsWith('--'));
  const rounds = Number(
    given.find((one) => one.startsWith('--rounds='))?.slice('--rounds='.length) ?? ROUNDS,
  );
  if (!(Number.isInteger(rounds) && rounds > 0)) throw new Error('--rounds takes a whole number from 1 on.');
  const known = readdirSync(folder).map((file) => file.replace(/\.ts$/, ''));
  const unknown = wanted.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(`There is no bench ${unknown.join(', ')}; there are ${known.join(', ')}.`);
  }
  const load = loadavg()[0]?.toFixed(1);
  console.log(`${cpus().length} cores, load ${load}; medians, ratios to the first case\n`);
  const browser = await startBrowser();
  try {
    for (const name of known.filter((one) => wanted.length === 0 || wanted.includes(one))) {
      const { default: bench } = (await import(`./benches/${name}.ts`)) as { default: Bench };
      const start = performance.now();
      console.log(`== ${name}: ${bench.about}`);
      await bench.run({ browser, rounds, print: (text) => console.log(`${text}\n`) });
      console.log(`(${((performance.now() - start) / 1000).toFixed(1)} s)\n`);
    }
  } finally {
    await browser.close();
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
