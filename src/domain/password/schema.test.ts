import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readIssue } from '../rules/issue';
import { passwordSchema } from './schema';

const GOOD = { current: 'Old#2026', new: 'New#2026', confirm: 'New#2026' };

test.each([
  [{}, {}],
  [
    { current: '', new: '', confirm: '' },
    {
      current: 'password.required.current',
      new: 'password.required.new',
      confirm: 'password.required.confirm',
    },
  ],
  [{ new: 'weak', confirm: 'weak' }, { new: 'password.weak' }],
  [{ new: 'Old#2026', confirm: 'Old#2026' }, { new: 'password.same' }],
  [
    { current: '', confirm: 'New#2027' },
    { current: 'password.required.current', confirm: 'password.mismatch' },
  ],
])('what is wrong with %j', (change, expected) => {
  const { issues = [] } = v.safeParse(passwordSchema, { ...GOOD, ...change });
  const found = issues.map(({ path, message }) => [String(path?.[0].key), readIssue(message)?.key]);
  expect(Object.fromEntries(found)).toEqual(expected);
});
