import { expect, it } from 'vitest';
import { cleanName } from './file-name';

const FAMILY = '👨\u200d👩\u200d👧';

it.each([
  ['a/b\\proof.pdf', 'proof.pdf'],
  ['proof', undefined],
  [`${'a'.repeat(108)}${FAMILY}.png`, `${'a'.repeat(108)}.png`],
  [`${'a'.repeat(109)}👍.png`, `${'a'.repeat(109)}.png`],
  [`${'a'.repeat(109)}e\u0301.png`, `${'a'.repeat(109)}.png`],
  [`a.${'b'.repeat(8)}👍`, `a.${'b'.repeat(8)}`],
  ['lone\ud83d.png', 'lone.png'],
])('%j is kept as %j', (given, kept) => {
  expect(cleanName(given)).toBe(kept);
});
