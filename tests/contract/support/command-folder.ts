import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { at } from '../../../tools/paths';

/** What the package's command has ended with. */
export interface CommandResult {
  readonly status: number;
  readonly out: string;
  /** What it has printed as an error. */
  readonly said: string;
}

/** An empty folder for each test of the calling file, in which the package's command runs. */
export function commandFolder() {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'oms-command-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const text = (name: string) => readFileSync(join(folder, name), 'utf8');
  return {
    command: (...args: string[]) =>
      new Promise<CommandResult>((resolve) => {
        execFile(
          process.execPath,
          [at('dist/bin/oms-shell.js'), ...args],
          { cwd: folder },
          (error, out, said) => resolve({ status: error ? Number(error.code) : 0, out, said }),
        );
      }),
    put(files: Readonly<Record<string, string>>): void {
      for (const [name, content] of Object.entries(files)) {
        mkdirSync(dirname(join(folder, name)), { recursive: true });
        writeFileSync(join(folder, name), content);
      }
    },
    text,
    /** Every file with its text, but for the copy of the CDN build. */
    all: (): Record<string, string> =>
      Object.fromEntries(
        readdirSync(folder, { recursive: true, encoding: 'utf8' })
          .filter((name) => /\.\w+$/.test(name) && !name.startsWith('oms-shell/'))
          .map((name) => [name, text(name)]),
      ),
  };
}
