import { installProject } from '@oms/tools/own-project';
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

/** @returns the exit status of the first step that fails, or that of the command */
async function launch(name: string, args: readonly string[]): Promise<number> {
  if (!(name in commands)) throw new Error(`There is no ${name}, but ${Object.keys(commands).join(', ')}.`);
  const { file, built } = commands[name as Command];
  const steps = [
    () => installProject('proof'),
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
