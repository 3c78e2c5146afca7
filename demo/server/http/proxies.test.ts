import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { proxiesAt, senderOf, trustProxyFrom } from './proxies';

const from = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

it('takes the word of a trusted proxy on the sender, and of nobody else', () => {
  const isProxy = proxiesAt(['192.0.2.1']);
  expect(senderOf(from('192.0.2.1', '198.51.100.7'), isProxy)).toBe('198.51.100.7');
  expect(senderOf(from('::ffff:192.0.2.1', '198.51.100.7'), isProxy)).toBe('198.51.100.7');
  expect(senderOf(from('203.0.113.9', '198.51.100.7'), isProxy)).toBe('203.0.113.9');
  expect(senderOf(from('192.0.2.1'), isProxy)).toBe('192.0.2.1');
});

it('does not take what the sender has put before the word of the proxy', () => {
  expect(senderOf(from('192.0.2.1', '10.0.0.1, 198.51.100.7'), proxiesAt(['192.0.2.1']))).toBe(
    '198.51.100.7',
  );
});

it('reads TRUST_PROXY, and quotes what is no address', () => {
  expect(trustProxyFrom({ TRUST_PROXY: '127.0.0.1, ::1' })).toEqual(['127.0.0.1', '::1']);
  expect(trustProxyFrom({})).toEqual([]);
  expect(() => trustProxyFrom({ TRUST_PROXY: 'loopback' })).toThrow('TRUST_PROXY has "loopback"');
});
