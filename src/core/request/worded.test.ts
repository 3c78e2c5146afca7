import { expect, test } from 'vitest';
import { ShellError } from '../errors';
import { OF_FILES, OF_WRITES, worded } from './worded';

const refused = (code: string) =>
  new ShellError({ kind: 'network', code, messageKey: 'error.network', call: 'POST /up', requestId: 'r1' });

test.each([
  ['413', OF_WRITES, 'error.tooLarge'],
  ['415', OF_WRITES, 'error.wrongKind'],
  ['404', OF_FILES, 'error.fileGone'],
  ['10020', OF_FILES, 'error.fileGone'],
  ['502', OF_WRITES, 'error.network'],
])('%s has words of its own', (code, words, messageKey) => {
  expect(worded(refused(code), words)).toMatchObject({ kind: 'network', code, messageKey, requestId: 'r1' });
});
