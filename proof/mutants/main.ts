import { readFileSync } from 'node:fs';
import { at } from '@oms/tools/paths';
import { runQuietly } from '@oms/tools/run';
import { applied, type Break, chosen, faultsOf } from './break';
import { breaks } from './breaks';
import { atTheEnd, openInPlace } from './in-place';
import { openRelatedTests } from './related-tests';
import type { Failure } from './room-tests';

/** So many of the whole list may live. */
const MAY_LIVE = 2;

const read = (file: string) => readFileSync(at(file), 'utf8');

const words = process.argv.slice(2);
const column = Math.max(...breaks.map(({ name }) => name.length));
const numberOf = (one: Break) => String(breaks.indexOf(one) + 1).padStart(3);

/** @throws Error that names the files: their changes would be mixed with the breaks */
async function requireClean(some: readonly Break[]): Promise<void> {
  const files = [...new Set(some.map(({ file }) => file))];
  const { status, output } = await runQuietly('git', ['status', '--porcelain', '--', ...files]);
  if (status !== 0) throw new Error(output);
  if (output !== '') throw new Error(`Commit these first, or put them back:\n${output.trimEnd()}`);
}

/** @returns how many breaks live */
async function tryAll(some: readonly Break[]): Promise<number> {
  const inPlace = openInPlace(at('.cache/mutants.json'));
  atTheEnd(inPlace.restore);
  await requireClean(some);
  const tests = openRelatedTests();
  const green = new Set<string>();
  /** A test that is red without the break, too, catches nothing. */
  const isGreen = async (file: string) => {
    if (!green.has(file) && !(await tests.passes(file))) return false;
    green.add(file);
    return true;
  };
  async function caughtBy(one: Break): Promise<Failure | null> {
    const path = at(one.file);
    await tests.prepare(one);
    try {
      inPlace.change(path, applied(one, read(one.file)));
      await tests.changed(one.file);
      return await tests.firstFailure(one);
    } finally {
      inPlace.restore();
      await tests.changed(one.file);
    }
  }
  let living = 0;
  try {
    for (const one of some) {
      const start = performance.now();
      const failure = await caughtBy(one);
      const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(5);
      if (failure && !(await isGreen(failure.file)))
        throw new Error(`${failure.file} fails without a break, too: ${failure.test}`);
      if (!failure) living += 1;
      const outcome = failure ? `${failure.file}: ${failure.test}` : `NOT CAUGHT. ${one.harm}`;
      console.log(`${numberOf(one)}  ${one.name.padEnd(column)}  ${seconds} s  ${outcome}`);
    }
  } finally {
    await tests.close();
  }
  return living;
}

/**
 * `npm run mutants`: all; `-- 12 epoch src/ui`: by number, or by a part of name or file; `-- --list`: names them;
 * `-- --check`: names those whose file or line is gone.
 */
async function main(): Promise<number> {
  const faults = faultsOf(breaks, read);
  if (words.includes('--check')) {
    for (const fault of faults) console.log(fault);
    console.log(`${breaks.length} breaks, ${faults.length} that no longer fit`);
    return faults.length > 0 ? 1 : 0;
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const some = chosen(
    breaks,
    words.filter((word) => !word.startsWith('--')),
  );
  if (words.includes('--list')) {
    for (const one of some)
      console.log(`${numberOf(one)}  ${one.name.padEnd(column)}  ${one.file}: ${one.harm}`);
    return 0;
  }
  const living = await tryAll(some);
  console.log(`${some.length - living} caught, ${living} not caught`);
  return living > (some === breaks ? MAY_LIVE : 0) ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
