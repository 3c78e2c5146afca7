import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { root } from '@oms/tools/paths';

/** Where all proofs write, one after another: what it has is not what they are of. */
export const DOCUMENT = 'docs/proof.md';

/**
 * What figures are of: the commit, whether files differ from it, the version of Node, and the machine. To be asked
 * before a run: people go on.
 * @param git answers a command, with the lines of its output
 */
export function provenance(git: (...args: readonly string[]) => string = gitHere): string {
  const commit = git('rev-parse', '--short=8', 'HEAD').trim();
  const changed = git('status', '--porcelain', '--', '.', `:(exclude)${DOCUMENT}`).trim() !== '';
  return `Commit ${commit}${changed ? ' with changes' : ''}, Node ${process.versions.node}, ${cpus().length} cores.`;
}

const gitHere = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' });
