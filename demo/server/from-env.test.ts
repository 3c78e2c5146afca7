import { expect, it } from 'vitest';
import { backendFrom, listenBaseFrom } from './from-env';

it('reads LISTEN_BASE, and names it where it is no port', () => {
  expect(listenBaseFrom({})).toBeUndefined();
  expect(listenBaseFrom({ LISTEN_BASE: '4200' })).toBe(4200);
  expect(() => listenBaseFrom({ LISTEN_BASE: 'x' })).toThrow('LISTEN_BASE is x');
});

it('reads BROKER_URL and BROKER_MANAGEMENT_URL, and keeps their passwords out of what it says', () => {
  expect(backendFrom({ BROKER_URL: 'ws://a:b@host:15674/stomp' }).brokerUrl?.username).toBe('a');
  expect(() => backendFrom({ BROKER_URL: 'http://a:secret@host' })).toThrow(/^BROKER_URL ((?!secret).)*$/);
  const { brokerManagementUrl } = backendFrom({ BROKER_MANAGEMENT_URL: 'http://a:b@host:15672' });
  expect(brokerManagementUrl?.username).toBe('a');
  expect(() => backendFrom({ BROKER_MANAGEMENT_URL: 'ws://a:secret@host' })).toThrow(
    /^BROKER_MANAGEMENT_URL ((?!secret).)*$/,
  );
});
