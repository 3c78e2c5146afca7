import { runQuietly } from '../tools/run';

interface Check {
  heading: string;
  command: readonly [program: string, ...args: string[]];
}

/** Biome colours a log file too, letter by letter. */
const plain = process.stdout.isTTY ? [] : ['--colors=off'];

const build: Check = { heading: 'Build', command: ['tsx', 'scripts/build.ts'] };

/** Read the sources alone. */
const ofSources: readonly Check[] = [
  { heading: 'Format and lint', command: ['biome', 'ci', ...plain, '.'] },
  { heading: 'Dead code', command: ['knip'] },
];

/** Read the build, too: the demo is typed by the types that the package's entries were built to. Longest first. */
const ofBuild: readonly Check[] = [
  { heading: 'Types', command: ['tsc', '--noEmit'] },
  { heading: 'Types of the demo', command: ['tsc', '--noEmit', '-p', 'demo'] },
  { heading: 'Types of the proofs', command: ['tsc', '--noEmit', '-p', 'proof'] },
  { heading: 'Byte budgets', command: ['tsx', 'scripts/budgets.ts'] },
  { heading: 'Packaging', command: ['publint', '--strict'] },
  { heading: 'Lines of the breaks', command: ['tsx', 'proof/mutants/main.ts', '--check'] },
];

const failed: string[] = [];

/** Prints a check as a whole when it ends: two run beside each other. */
async function runCheck({ heading, command: [program, ...args] }: Check): Promise<void> {
  const start = performance.now();
  const { status, output } = await runQuietly(program, args);
  if (status !== 0) failed.push(heading);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`\n== ${heading}\n${output}== ${heading}: ${status === 0 ? 'ok' : 'failed'} (${seconds} s)`);
}

/** Runs the checks of a queue one after another; after a failure none begins any more. */
async function work(queue: Check[]): Promise<void> {
  while (failed.length === 0) {
    const next = queue.shift();
    if (!next) return;
    await runCheck(next);
  }
}

/** Two at a time: a checker takes one core, and up to a gigabyte. */
async function runChecks(): Promise<void> {
  const built = runCheck(build);
  const queue = [...ofBuild];
  const sources = work([...ofSources]);
  await Promise.all([built.then(() => work(queue)), Promise.all([built, sources]).then(() => work(queue))]);
}

await runChecks();
if (failed.length > 0) {
  console.log(`\n== Failed: ${failed.join(', ')}\n0 passed, 1 failed`);
  process.exitCode = 1;
}
