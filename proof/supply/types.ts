import { spawnSync } from 'node:child_process';
import { at } from '@oms/tools/paths';
import type { ProofRun } from '../proof';

const CHECKER = at('proof/node_modules/@arethetypeswrong/cli/dist/index.js');

/** Whether every entry of the packed package has types that say what it is, by whichever way TypeScript looks for them. */
export function typesLine(run: ProofRun): string {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      CHECKER,
      ...['--pack', at('.'), '--profile', 'esm-only', '--no-color', '--no-emoji'],
      ...['--exclude-entrypoints', './cdn/*', './languages/*'],
    ],
    { encoding: 'utf8', timeout: 300_000 },
  );
  if (status === 0) return 'Every entry of the packed package has its types, by `attw`.';
  run.fail(`types of the package: ${stdout}${stderr}`);
  return '**Some entry of the packed package has wrong types, by `attw`.**';
}
