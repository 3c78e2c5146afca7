import { expect, onTestFinished, test } from 'vitest';
import { fetchShellCode, shellCode } from './shell-code';

test('elements that come while the code of the shell is fetched keep what makes it with their commands', async () => {
  const { create } = shellCode;
  onTestFinished(() => {
    shellCode.create = create;
  });
  shellCode.create = undefined;
  const fetched = fetchShellCode();
  const ofElements = () => {
    throw new Error('not called');
  };
  shellCode.create = ofElements;
  await fetched;
  expect(shellCode.create).toBe(ofElements);
});
