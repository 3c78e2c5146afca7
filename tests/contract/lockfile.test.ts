import { execFileSync } from 'node:child_process';
import { homedir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/paths';
import { read } from './support/files';

function tracked(): string[] {
  // Untracked files too: they are the next commit's.
  const output = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
  });
  return output.toString().split('\n').filter(Boolean);
}

describe('the lock file', () => {
  it('holds no download address', () => {
    expect(read('package-lock.json')).not.toMatch(/"resolved": "https?:/);
  });
});

describe('the repository', () => {
  it('holds no path of a machine it was written on', () => {
    const text = /\.(ts|tsx|mts|mjs|js|json|md|css|html|yml|sql|svg)$|^[^.]+$|^\.ci\//;
    const machine = [root, homedir(), '/root/', '/Users/', 'C:\\Users'].filter((path) => path.length > 3);
    const offenders = tracked()
      .filter(
        (file) =>
          text.test(file) && !/(^|\/)vendor\//.test(file) && file !== 'tests/contract/lockfile.test.ts',
      )
      .filter((file) => machine.some((path) => readIfThere(file).includes(path)));
    expect(offenders).toEqual([]);
  });
});

function readIfThere(file: string): string {
  try {
    return read(file);
  } catch {
    // Deleted in the working tree, not yet in the index.
    return '';
  }
}
