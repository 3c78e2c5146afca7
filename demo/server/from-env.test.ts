import { expect, it } from 'vitest';
import { backendFrom, listenBaseFrom } from './from-env';

it('reads LISTEN_BASE, and names it where it is no port', () => {
  expect(listenBaseFrom({})).toBeUndefined();
  expect(listenBaseFrom({ LISTEN_BASE: '4200' })).toBe(4200);
  expect(() => listenBaseFrom({ LISTEN_BASE: 'x' })).toThrow('LISTEN_BASE is x');
});

it('reads where RabbitMQ is and by what it is known, and keeps passwords out of what it says', () => {
  const [BROKER_URL, BROKER_ACCESS_SECRET] = ['ws://a:b@host:15674/stomp', 'a-secret-of-both'];
  expect(backendFrom({ BROKER_ACCESS_SECRET }).broker).toBeUndefined();
  const { broker } = backendFrom({
    ...{ BROKER_URL, BROKER_ACCESS_SECRET, BROKER_MANAGEMENT_URL: 'http://c:d@host:15672' },
    HOST: '0.0.0.0',
  });
  expect([broker?.url.username, broker?.managementUrl?.username]).toEqual(['a', 'c']);
  expect(broker).toMatchObject({ accessSecret: BROKER_ACCESS_SECRET, accessHost: undefined });
  expect(
    backendFrom({ BROKER_URL, BROKER_ACCESS_SECRET, BROKER_ACCESS_HOST: '10.0.0.7' }).broker?.accessHost,
  ).toBe('10.0.0.7');
  expect(() => backendFrom({ BROKER_URL: 'http://a:secret@host' })).toThrow(/^BROKER_URL ((?!secret).)*$/);
  expect(() => backendFrom({ BROKER_MANAGEMENT_URL: 'ws://a:secret@host' })).toThrow(
    /^BROKER_MANAGEMENT_URL ((?!secret).)*$/,
  );
  for (const bad of [undefined, 'short', 'with/slashes/in/the/path'])
    expect(() => backendFrom({ BROKER_URL, BROKER_ACCESS_SECRET: bad })).toThrow(/^BROKER_ACCESS_SECRET has/);
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
