import { stat } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { hashPassword, isStrongPassword, verifyPassword } from './passwords';

it('leaves threads for other work while many passwords are checked', async () => {
  let checked = 0;
  const checks = Array.from({ length: 24 }, async () => {
    await hashPassword('Demo#2026');
    checked++;
  });
  await stat('.');
  // In one queue with the passwords it would have come after all of them.
  expect(checked).toBeLessThan(8);
  await Promise.all(checks);
});

it('goes on after many', async () => {
  const hash = await hashPassword('Demo#2026');
  expect(await verifyPassword('Demo#2026', hash)).toBe(true);
  expect(await verifyPassword('Demo#2027', hash)).toBe(false);
});

it.each([
  ['Abc#234', false],
  ['Abc#2345', true],
  ['Abc#234567890123', true],
  ['Abc#2345678901234', false],
  ['abc#2345', false],
  ['ABC#2345', false],
  ['Abcd#efg', false],
  ['Abcd2345', false],
])('takes a password of 8 to 16 characters of all four kinds: %s', (password, isTaken) => {
  expect(isStrongPassword(password)).toBe(isTaken);
});
