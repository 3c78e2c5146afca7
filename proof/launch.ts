import { existsSync, statSync } from 'node:fs';
import { at } from '@oms/tools/paths';
import { run } from '@oms/tools/run';

/** The commands of the proofs, and whether each needs the built package. */
const commands = {
  proof: { file: 'main.ts', built: true },
  bench: { file: 'bench/main.ts', built: true },
  engines: { file: 'engines/main.ts', built: true },
  test: { file: 'test.ts', built: true },
  // Changes the sources, and lets the tests build what they need.
  mutants: { file: 'mutants/main.ts', built: false },
} as const;

type Command = keyof typeof commands;

const LOCK = at('proof/package-lock.json');
/** What npm writes at the end of an installation. */
const INSTALLED = at('proof/node_modules/.package-lock.json');

const isInstalled = (): boolean =>
  existsSync(INSTALLED) && statSync(INSTALLED).mtimeMs >= statSync(LOCK).mtimeMs;

/** The dependencies of the proofs come with their first command: nobody else needs them. */
async function install(): Promise<number> {
  if (isInstalled()) return 0;
  console.log('Installing what the proofs need into proof/node_modules …');
  return run('npm', ['ci', '--prefix', 'proof', '--no-audit', '--no-fund', '--loglevel=error']);
}

/** @returns the exit status of the first step that fails, or that of the command */
async function launch(name: string, args: readonly string[]): Promise<number> {
  if (!(name in commands)) throw new Error(`There is no ${name}, but ${Object.keys(commands).join(', ')}.`);
  const { file, built } = commands[name as Command];
  const steps = [
    install,
    ...(built ? [() => run('npm', ['run', '--silent', 'build'])] : []),
    // Its own settings of TypeScript: in those of the root the package's names lead to its sources.
    () =>
      run('node', ['--import', 'tsx', `proof/${file}`, ...args], {
        TSX_TSCONFIG_PATH: at('proof/tsconfig.json'),
      }),
  ];
  for (const step of steps) {
    const status = await step();
    if (status !== 0) return status;
  }
  return 0;
}

const [name = '', ...args] = process.argv.slice(2);
process.exitCode = await launch(name, args);
