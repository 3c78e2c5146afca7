import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { root } from '../../tools/paths';

/** `add` of .ci/run with one command, then what it has written: counts, and failures. */
const SCRIPT = `set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
sums=$work/sums failures=$work/failures
: >"$sums"
: >"$failures"
eval "$(sed -n '/^add() {/,/^}/p' .ci/run)"
add Tests bash -c "$1" >/dev/null
cat "$sums" "$failures"`;

const added = (command: string) =>
  spawnSync('bash', ['-c', SCRIPT, 'bash', command], { cwd: root, encoding: 'utf8' })
    .stdout.trim()
    .split('\n');

it.each([
  ['that passes', "echo '3 passed, 0 failed'", ['3 0']],
  ['with a red test', "echo 'Failed: x: is'; echo '2 passed, 1 failed'; exit 1", ['2 1', 'Failed: x: is']],
  ['that fails beside its tests', "echo '3 passed, 0 failed'; exit 1", ['3 1']],
  ['that breaks off', 'echo 3 passed; exit 1', ['0 1', 'Tests ended without its sum']],
  ['that says nothing', 'true', ['0 1', 'Tests ended without its sum']],
])('CI counts a run %s', (_, command, wanted) => {
  expect(added(command)).toEqual(wanted);
});
