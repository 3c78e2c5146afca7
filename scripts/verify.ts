import { run } from './test/run';

interface Step {
  heading: string;
  command: readonly [program: string, ...args: string[]];
}

/** Biome colours a log file too, letter by letter. */
const plain = process.stdout.isTTY ? [] : ['--colors=off'];

/** What CI runs: quick checks first; the tests last, so that their sum is the last line. */
const steps: readonly Step[] = [
  { heading: 'Format and lint', command: ['biome', 'ci', ...plain, '.'] },
  // Before the types: the demo is typed by what the package's entries were built to.
  { heading: 'Build', command: ['tsx', 'scripts/build.ts'] },
  { heading: 'Types', command: ['tsc', '--noEmit'] },
  { heading: 'Dead code', command: ['knip'] },
  { heading: 'Packaging', command: ['publint', '--strict'] },
  {
    heading: 'Types of the package',
    command: ['attw', '--pack', '.', '--profile', 'esm-only', '--exclude-entrypoints', './cdn/*'],
  },
  { heading: 'Byte budgets', command: ['tsx', 'scripts/budgets.ts'] },
  { heading: 'Tests', command: ['tsx', 'scripts/test.ts'] },
];

for (const { heading, command } of steps) {
  console.log(`\n== ${heading}`);
  const start = performance.now();
  const [program, ...args] = command;
  const status = await run(program, args);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (status !== 0) {
    // The tests print their own sum as the last line.
    if (heading !== 'Tests') console.log(`\n== Failed: ${heading} (${seconds} s)\n0 passed, 1 failed`);
    process.exit(status);
  }
  if (heading !== 'Tests') console.log(`== ${heading}: ok (${seconds} s)`);
}
