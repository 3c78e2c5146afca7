import { spawn } from 'node:child_process';
import { root } from './paths';

interface RunOptions {
  env?: NodeJS.ProcessEnv;
  /** Milliseconds after which the program is ended; default: none. */
  limit?: number | undefined;
  /** Default: the repository's root. */
  cwd?: string | undefined;
}

const separator = process.platform === 'win32' ? ';' : ':';

const start = (
  program: string,
  args: string[],
  stdout: 'inherit' | 'pipe',
  { env, limit, cwd = root }: RunOptions,
) =>
  spawn(program, args, {
    cwd,
    stdio: ['ignore', stdout, stdout],
    ...(limit === undefined ? {} : { timeout: limit }),
    env: { ...process.env, ...env, PATH: `${root}/node_modules/.bin${separator}${process.env.PATH ?? ''}` },
    // The .bin programs are command scripts on Windows.
    shell: process.platform === 'win32',
  });

/**
 * Runs a program of node_modules/.bin, or `node`, in the repository with its output shown.
 * @param limit milliseconds after which it is ended; default: none
 * @param cwd default: the repository's root
 * @returns its exit status; 1 when a signal ended it
 */
export function run(
  program: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
  limit?: number,
  cwd?: string,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = start(program, args, 'inherit', { env, limit, cwd });
    child.on('error', reject);
    child.on('close', (status) => resolve(status ?? 1));
  });
}

/** As `run`, with what it prints kept for the caller. */
export function runQuietly(
  program: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<{ status: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = start(program, args, 'pipe', { env });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.on('error', reject);
    child.on('close', (status) => resolve({ status: status ?? 1, output }));
  });
}
