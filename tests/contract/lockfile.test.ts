import { execFileSync } from 'node:child_process';
import { homedir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { root } from '../../tools/paths';
import { read } from './support/files';

function tracked(): string[] {
  // Untracked files too: they are the next commit's.
  const output = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
  });
  return output.toString().split('\n').filter(Boolean);
}

/** Names what it forbids. */
const itself = 'tests/contract/lockfile.test.ts';

describe('the lock file', () => {
  it.each(['package-lock.json', 'proof/package-lock.json', 'site/package-lock.json'])(
    '%s holds no download address',
    (file) => {
      expect(read(file)).not.toMatch(/"resolved": "https?:/);
    },
  );
});

describe('the repository', () => {
  it('holds no path of a machine it was written on', () => {
    const text = /\.(ts|tsx|mts|mjs|js|json|md|css|html|yml|sql|svg)$|^[^.]+$|^\.ci\//;
    const machine = [root, homedir(), '/root/', '/Users/', 'C:\\Users'].filter((path) => path.length > 3);
    const offenders = tracked()
      .filter((file) => text.test(file) && file !== 'tests/contract/lockfile.test.ts')
      .filter((file) => machine.some((path) => readIfThere(file).includes(path)));
    expect(offenders).toEqual([]);
  });

  it("holds no copy of other people's code: that comes from the registry", () => {
    const files = tracked().filter((file) => !file.endsWith('package-lock.json') && readIfThere(file) !== '');
    const folder = /(^|\/)(vendor|vendors|third[-_]party|node_modules|bower_components|external)\//i;
    expect(files.filter((file) => folder.test(file) || /[.-]min\.(m?js|css)$/.test(file))).toEqual([]);

    const code = files.filter((file) => /\.([cm]?[jt]sx?|css|html|svg)$/.test(file));
    const notice = /@license|@preserve|\(c\) (19|20)\d\d|copyright (\(c\)|©|19|20)/i;
    expect(code.filter((file) => file !== itself && notice.test(read(file)))).toEqual([]);
    // Bundled or minified.
    expect(
      code.filter((file) =>
        read(file)
          .split('\n')
          .some((line) => line.length > 1000),
      ),
    ).toEqual([]);
    // Fonts of icon sets.
    expect(files.filter((file) => /\.(woff2?|ttf|otf|eot)$/.test(file))).toEqual([]);
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
