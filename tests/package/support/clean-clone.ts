import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../../../tools/paths';

export interface Folder {
  readonly path: string;
  /** Runs a program in the folder and gives what it printed. Throws, with what it complained of, where it fails. */
  run(program: string, ...args: string[]): string;
  /** Starts a program in the folder; it leads a process group, which also holds what it starts. */
  start(program: string, ...args: string[]): ChildProcess;
  remove(): void;
}

/** An empty folder outside the repository. */
export function emptyFolder(name: string): Folder {
  const path = mkdtempSync(join(tmpdir(), `oms-shell-${name}-`));
  return {
    path,
    run: (program, ...args) =>
      execFileSync(program, args, { cwd: path, stdio: 'pipe', env: environment() }).toString(),
    start: (program, ...args) =>
      spawn(program, args, {
        cwd: path,
        env: environment(),
        stdio: ['ignore', 'pipe', 'inherit'],
        detached: true,
      }),
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}

/** A repository with what is in this one's working tree, committed: nothing that was installed or built. */
export function cleanClone(): Folder {
  const clone = emptyFolder('clone');
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
  })
    .toString()
    .split('\0')
    // Deleted in the working tree, not yet in the index.
    .filter((file) => file !== '' && existsSync(join(root, file)));
  for (const file of files) {
    mkdirSync(dirname(join(clone.path, file)), { recursive: true });
    cpSync(join(root, file), join(clone.path, file));
  }
  const who = ['-c', 'user.name=test', '-c', 'user.email=test@oms.test'];
  clone.run('git', 'init', '--quiet', '--initial-branch=main');
  clone.run('git', 'add', '--all');
  clone.run('git', ...who, 'commit', '--quiet', '--no-gpg-sign', '--message=All');
  return clone;
}

/** Without what npm and the test runner have put there: a person's shell has none of it. */
function environment(): NodeJS.ProcessEnv {
  const own = /^(npm_(?!config_(registry|cache|userconfig)\b)|INIT_CWD$|NODE_ENV$|NODE_OPTIONS$|VITEST)/i;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !own.test(name)));
}
