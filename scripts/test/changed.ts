import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { at, root } from '../../tools/paths';

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);

/**
 * Files that differ from a revision, and those that git does not know yet; what was deleted has nobody left that imports it.
 * @param base a revision, as git names it
 * @throws where git does not know it
 */
export function changedFiles(base: string): string[] {
  const files = [
    ...git('diff', '--name-only', '--relative', '-z', base, '--'),
    ...git('ls-files', '--others', '--exclude-standard', '-z'),
  ];
  return [...new Set(files)].filter((file) => existsSync(at(file))).sort();
}
