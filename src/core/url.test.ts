import { expect, test } from 'vitest';
import { allowedRedirect, safeUrl } from './url';

test.each([
  ['https://a.example/x', 'https://a.example/x'],
  ['/x', 'https://base.example/x'],
  [' javascript:alert(1)', null],
  ['java\nscript:alert(1)', null],
  ['data:text/html,hi', null],
  ['vbscript:x', null],
  ['https://bank.example@evil.example/', null],
  ['', null],
  [null, null],
  [42, null],
])('%j leads to %j', (value, expected) => {
  expect(safeUrl(value, 'https://base.example')).toBe(expected);
});

test.each([
  ['https://a.example/x?y=1', 'https://a.example/x?y=1'],
  ['https://a.example.evil.example/', null],
  ['//evil.example/x', null],
  ['http://a.example/', null],
  ['\\\\evil.example', null],
])('a redirect to %j after login: %j', (value, expected) => {
  expect(allowedRedirect(value, ['https://a.example'], 'https://a.example/login')).toBe(expected);
});
