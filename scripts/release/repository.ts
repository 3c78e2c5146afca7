import { execFileSync } from 'node:child_process';
import { root } from '../../tools/paths';

/** The branch that releases are made of. */
const BRANCH = 'main';

export const tagOf = (version: string): string => `v${version}`;

/** Runs git in a folder and gives what it printed. */
export const gitIn =
  (folder: string) =>
  (...args: string[]): string =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trimEnd();

export const git = gitIn(root);
type Git = typeof git;

/** What differs from the last commit, new files too. */
export const changedFiles = (run: Git = git): string[] =>
  run('ls-files', '--modified', '--others', '--exclude-standard').split('\n').filter(Boolean);

/** Commits these files, and nothing else that lies there. */
export function commitFiles(files: readonly string[], message: string, run: Git = git): void {
  run('add', '--', ...files);
  run('commit', '--quiet', `--message=${message}`, '--', ...files);
}

/**
 * The commands that put the tree back to a commit, whether what was written is committed, staged or neither.
 * @param added a file that is new where it was written
 */
export const undoCommands = (commit: string, added: string): string[] => [
  `git reset --hard ${commit}`,
  `git clean --force -- ${added}`,
];

/** @throws Error where no release can be made of what is checked out */
export function checkTree(): void {
  const branch = git('branch', '--show-current');
  if (branch !== BRANCH) {
    throw new Error(`A release is made of ${BRANCH}, and this is ${branch || 'no branch'}`);
  }
  const changed = git('status', '--porcelain');
  if (changed) throw new Error(`Commit these before a release, or put them away:\n${changed}`);
}

/** @throws Error where the version was made before */
export function checkTag(version: string): void {
  if (git('tag', '--list', tagOf(version))) throw new Error(`There is a tag ${tagOf(version)} already`);
}
