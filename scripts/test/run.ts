import { spawn } from 'node:child_process';
import { root } from '../paths';

/**
 * Runs a program of node_modules/.bin, or `node`, in the repository with its output shown.
 * @param limit milliseconds after which it is ended; default: none
 * @returns its exit status; 1 when a signal ended it
 */
export function run(
  program: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
  limit?: number,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      ...(limit === undefined ? {} : { timeout: limit }),
      env: { ...process.env, ...env, PATH: `${root}/node_modules/.bin${separator}${process.env.PATH ?? ''}` },
      // The .bin programs are command scripts on Windows.
      shell: process.platform === 'win32',
    });
    child.on('error', reject);
    child.on('close', (status) => resolve(status ?? 1));
  });
}

const separator = process.platform === 'win32' ? ';' : ':';
