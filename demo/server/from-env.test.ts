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

it.each([
  [{}, true],
  [{ HOST: 'localhost' }, true],
  [{ HOST: '127.0.0.1' }, true],
  [{ HOST: '0.0.0.0' }, false],
  [{ HOST: '::' }, false],
  [{ HOST: 'demo.example' }, false],
  [{ TRUST_PROXY: '127.0.0.1' }, false],
  [{ ALLOW_HOSTS: 'uc.example' }, false],
  [{ LISTEN_BASE: '4200' }, false],
  [{ NODE_ENV: 'production' }, false],
  [{ HOST: '0.0.0.0', TRUST_PROXY: '127.0.0.1', DEMO_MAKERS: '1' }, true],
  [{ DEMO_MAKERS: '0' }, false],
])(
  'gives outbox and makers to whoever asks only where that is this machine, or on demand: %o',
  (env, there) => {
    expect(backendFrom(env).makers).toBe(there);
  },
);

it('names DEMO_MAKERS where it is neither yes nor no', () => {
  expect(() => backendFrom({ DEMO_MAKERS: 'true' })).toThrow('DEMO_MAKERS is true, but');
});
