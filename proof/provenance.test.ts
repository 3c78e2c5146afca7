import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DOCUMENT, provenance } from './provenance';

test('figures are of a commit, or of one with changes, but for the document that gets them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'oms-provenance-'));
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
  try {
    git('init', '-q');
    mkdirSync(join(folder, 'docs'));
    for (const file of [DOCUMENT, 'kept.ts']) writeFileSync(join(folder, file), 'before');
    git('add', '.');
    git('-c', 'user.name=a', '-c', 'user.email=a@b.example', 'commit', '-qm', 'Begin');
    const commit = git('rev-parse', '--short=8', 'HEAD').trim();
    writeFileSync(join(folder, DOCUMENT), 'after');
    expect(provenance(git)).toMatch(new RegExp(`^Commit ${commit}, Node [\\d.]+, \\d+ cores\\.$`));
    writeFileSync(join(folder, 'new.ts'), '');
    expect(provenance(git)).toMatch(`Commit ${commit} with changes, Node`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
