import { hostname } from 'node:os';
import { expect, it } from 'vitest';
import { isLoopback, isOwnHost } from './own-host';

it.each([
  'localhost',
  'LOCALHOST:4110',
  'localhost.:4110',
  '127.0.0.1:4110',
  '[::1]:4110',
  '192.0.2.7',
  hostname(),
])('takes %s for its own', (host) => expect(isOwnHost(host)).toBe(true));

it.each([
  undefined,
  '',
  ':4110',
  'evil.example',
  'evil.example:4110',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  'evil.example:@localhost',
  '127.1',
])('takes %s for another’s', (host) => expect(isOwnHost(host)).toBe(false));

it('takes the name that it was told to listen on', () => {
  expect(isOwnHost('Oms.Example:4110', 'oms.example')).toBe(true);
});

it('knows where browsers say which page sends a request', () => {
  expect(['localhost:1', '127.0.0.2:1', '[::1]:1'].map(isLoopback)).toEqual([true, true, true]);
  expect(['192.0.2.7', 'oms.example', '127.evil.example', undefined].map(isLoopback)).toEqual(
    Array(4).fill(false),
  );
});
