import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tableOf } from '@oms/tools/markdown';
import { at } from '@oms/tools/paths';
import type { ProofRun } from '../proof';

/** Even versions are those that are kept for long. */
const VERSIONS = ['22', '24'];

/** What is done with each: a name, and the arguments of Node. */
const uses: readonly (readonly [string, readonly string[]])[] = [
  ['the command', [at('dist/bin/oms-shell.js'), '--help']],
  ['`@oms/shell/server`', ['--input-type=module', '-e', `await import('@oms/shell/server')`]],
  ['`@oms/shell/vite`', ['--input-type=module', '-e', `await import('@oms/shell/vite')`]],
  ['`@oms/shell/testing`', ['--input-type=module', '-e', `await import('@oms/shell/testing')`]],
  ['the demo, from its start to its end', ['--import', 'tsx', at('proof/supply/demo-starts.ts')]],
];

/** Runs what is for Node by other versions than this one, as far as the registry has them as packages. */
export function runtimesTable(portBase: number, run: ProofRun): string {
  const folder = mkdtempSync(join(tmpdir(), 'oms-node-'));
  try {
    const rows = [
      ['this one', process.execPath] as const,
      ...VERSIONS.map((one) => [one, fetched(one, folder)] as const),
    ];
    return tableOf(
      ['Node', ...uses.map(([name]) => name)],
      rows.map(([version, program]) => {
        if (program === null) return [version, ...uses.map(() => 'could not be had')];
        const told = execFileSync(program, ['--version'], { encoding: 'utf8' }).trim();
        return [
          told,
          ...uses.map(([name, args]) => used(program, `${name} by Node ${told}`, args, portBase, run)),
        ];
      }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function used(
  program: string,
  what: string,
  args: readonly string[],
  portBase: number,
  run: ProofRun,
): string {
  const { status, stderr } = spawnSync(program, args, {
    cwd: at('.'),
    encoding: 'utf8',
    env: { ...process.env, PORT_BASE: String(portBase) },
    timeout: 180_000,
  });
  if (status === 0) return 'works';
  run.fail(`${what}: ${stderr.trim().split('\n').at(-1) ?? ''}`);
  return '**does not work**';
}

/** The program of a version, by the package that carries it; null where there is none. */
function fetched(version: string, folder: string): string | null {
  const name = `node-${process.platform}-${process.arch}`;
  const packed = spawnSync('npm', ['pack', `${name}@${version}`, '--silent', '--pack-destination', folder], {
    encoding: 'utf8',
    timeout: 180_000,
  });
  const file = packed.status === 0 ? packed.stdout.trim().split('\n').at(-1) : undefined;
  if (!file) return null;
  const place = mkdtempSync(join(folder, 'node-'));
  execFileSync('tar', ['-xzf', join(folder, file), '-C', place]);
  const program = join(place, 'package', 'bin', 'node');
  chmodSync(program, 0o755);
  return program;
}
