import { expect, test } from 'vitest';
import { accountOf } from './account';

const root = 0;

test('a server of root gets another account', () => {
  expect(accountOf('nobody', root)).toEqual({ uid: expect.any(Number), gid: expect.any(Number) });
  expect(accountOf('nobody', 1000)).toEqual({});
});

test('an account that is not there, or root itself, is refused', () => {
  expect(() => accountOf('no-such-account', root)).toThrow('no account no-such-account');
  expect(() => accountOf('root', root)).toThrow('no account root');
});
