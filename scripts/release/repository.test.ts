import { execSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changedFiles, commitFiles, gitIn, undoCommands } from './repository';

let folder: string;
let run: ReturnType<typeof gitIn>;
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'oms-shell-release-'));
  run = gitIn(folder);
  run('init', '--quiet');
  for (const [key, value] of [
    ['user.name', 'test'],
    ['user.email', 'test@oms.test'],
    ['commit.gpgSign', 'false'],
  ] as const)
    run('config', key, value);
  write('notes.md', 'Before.');
  write('other.md', 'Before.');
  commitFiles(['notes.md', 'other.md'], 'First', run);
});
afterEach(() => rmSync(folder, { recursive: true }));

it('commits the files that it is told, new ones too, and nothing else that lies there', () => {
  write('notes.md', 'After.');
  write('sizes.json', '{}');
  expect(changedFiles(run).sort()).toEqual(['notes.md', 'sizes.json']);
  write('other.md', 'Left behind.');
  write('left.txt', 'Left behind.');
  commitFiles(['notes.md', 'sizes.json'], 'Release', run);
  expect(changedFiles(run).sort()).toEqual(['left.txt', 'other.md']);
});

describe('the commands that undo what was written', () => {
  it.each<[string, () => void]>([
    ['neither', () => {}],
    ['staged', () => run('add', '--all')],
    ['committed', () => commitFiles(['notes.md', 'sizes.json'], 'Release', run)],
  ])('put the tree back where it is %s', (_state, go) => {
    const before = run('rev-parse', 'HEAD');
    write('notes.md', 'After.');
    write('sizes.json', '{}');
    go();
    for (const command of undoCommands(before, 'sizes.json'))
      execSync(command, { cwd: folder, stdio: 'pipe' });
    expect(readFileSync(join(folder, 'notes.md'), 'utf8')).toBe('Before.');
    expect(existsSync(join(folder, 'sizes.json'))).toBe(false);
    expect([run('rev-parse', 'HEAD'), run('status', '--porcelain')]).toEqual([before, '']);
  });
});
