import { execFileSync } from 'node:child_process';
import { root } from '../paths';

/** The branch that releases are made of. */
const BRANCH = 'main';

export const tagOf = (version: string): string => `v${version}`;

/** Runs git in the repository and gives what it printed. */
export function git(...args: string[]): string {
  return execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trimEnd();
}

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
