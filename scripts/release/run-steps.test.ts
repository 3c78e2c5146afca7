import { expect, it, vi } from 'vitest';
import { type ReleaseStep, runSteps } from './run-steps';

const fail = () => {
  throw new Error('no key to sign with');
};
const quiet = () => {};

it('stops at the step that fails, with its reason and the commands that undo the others', async () => {
  const later = vi.fn();
  const steps: ReleaseStep[] = [
    { words: 'write', run: fail },
    { words: 'commit', run: later },
  ];
  await expect(runSteps(steps, ['git reset --hard abc'], quiet)).rejects.toThrow(
    /^no key to sign with\n\nNothing is released: it could not write\.[\s\S]*\n {2}git reset --hard abc$/,
  );
  expect(later).not.toHaveBeenCalled();
});

it('says what alone is missing where all that counts is done', async () => {
  const steps: ReleaseStep[] = [{ words: 'tag', run: fail, missing: 'Only the tag is missing: git tag v1' }];
  await expect(runSteps(steps, ['git reset --hard abc'], quiet)).rejects.toThrow(
    'no key to sign with\n\nOnly the tag is missing: git tag v1',
  );
});
