import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lastReleased, readChangelog } from '../../scripts/release/changelog';
import { at } from '../../tools/paths';
import { cleanClone, type Folder } from './support/clean-clone';

let clone: Folder;
/** What the script said, and whether it refused. */
let release: (...args: string[]) => { refused: boolean; said: string };

beforeEach(() => {
  clone = cleanClone();
  symlinkSync(at('node_modules'), join(clone.path, 'node_modules'));
  writeFileSync(join(clone.path, '.git/info/exclude'), 'node_modules\n');
  release = (...args) => {
    try {
      return { refused: false, said: clone.run('npm', 'run', '--silent', 'release', '--', ...args) };
    } catch (error) {
      return { refused: true, said: String((error as { stderr: Buffer }).stderr) };
    }
  };
});
afterEach(() => clone?.remove());

const changelog = () => readFileSync(join(clone.path, 'CHANGELOG.md'), 'utf8');

function commit(file: string, content: string): void {
  writeFileSync(join(clone.path, file), content);
  const who = ['-c', 'user.name=test', '-c', 'user.email=test@oms.test'];
  clone.run('git', ...who, 'commit', '--quiet', '--no-gpg-sign', '--all', '--message=More');
}

describe('a dry run of a release', () => {
  it('shows notes, steps and the command that publishes, and changes nothing', () => {
    commit('CHANGELOG.md', '# Changelog\n\n## Unreleased\n\n### Added\n\n- A thing that is new.\n');
    const { refused, said } = release('1.0.0', '--dry-run');
    expect(refused, said).toBe(false);
    expect(said).toMatch(
      /1\.0\.0 would have this[\s\S]*- A thing that is new[\s\S]*npm run verify[\s\S]*tag v1\.0\.0/,
    );
    expect(said).toContain('npm publish dist/package/oms-shell-1.0.0.tgz');
    expect(clone.run('git', 'status', '--porcelain')).toBe('');
    expect(clone.run('git', 'tag')).toBe('');
    expect(lastReleased(readChangelog(changelog()))).toBeNull();
  });

  it('refuses a changed tree, another branch, a word that is no version, and a version that has a tag', () => {
    writeFileSync(join(clone.path, 'new.txt'), 'New.');
    expect(release('9.0.0', '--dry-run')).toMatchObject({
      refused: true,
      said: expect.stringContaining('?? new.txt'),
    });
    clone.run('rm', 'new.txt');
    clone.run('git', 'switch', '--quiet', '--create', 'other');
    expect(release('9.0.0', '--dry-run').said).toContain('A release is made of main, and this is other');
    clone.run('git', 'switch', '--quiet', 'main');
    expect(release('huge', '--dry-run').said).toContain('"huge" is neither a version');
    clone.run('git', 'tag', 'v9.0.0');
    expect(release('9.0.0', '--dry-run').said).toContain('There is a tag v9.0.0 already');
  });
});
