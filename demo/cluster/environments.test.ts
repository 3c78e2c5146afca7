import { expect, test } from 'vitest';
import { environments } from './environments';

const secrets = {
  DATABASE_URL: 'postgres://oms:hidden@127.0.0.1/oms',
  BROKER_URL: 'ws://oms:hidden@127.0.0.1:15674/stomp',
  BROKER_ACCESS_SECRET: 'hidden',
};
const given = {
  ...{ portBase: 4100, dataDir: '/data', allowOrigins: [], cdnFolder: 'build', secrets },
  more: { DEMO_LIVELY: '0', SMTP_URL: 'smtp://oms:hidden@127.0.0.1' },
};

test('backends know the database and the broker, and pages no password of what is behind the services', () => {
  const { backend, pages } = environments(given);
  expect(backend).toMatchObject(secrets);
  expect(JSON.stringify(pages)).not.toContain('hidden');
  // Nor what whoever starts the cluster has set.
  const { DATABASE_URL, SMTP_URL } = { DATABASE_URL: 'hidden', SMTP_URL: 'hidden', ...pages };
  expect([DATABASE_URL, SMTP_URL]).toEqual([undefined, undefined]);
});

test('both have what is the same for all', () => {
  const { backend, pages } = environments(given);
  const { PORT_BASE, IDENTITY_SECRET, CDN_FOLDER, DEMO_LIVELY } = backend;
  expect(pages).toMatchObject({ PORT_BASE, IDENTITY_SECRET, CDN_FOLDER, DEMO_LIVELY });
  expect(PORT_BASE).toBe('4100');
});
