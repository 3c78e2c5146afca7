import { expect, test } from 'vitest';
import { environments } from './environments';

const given = {
  portBase: 4100,
  databaseUrl: 'postgres://oms:hidden@127.0.0.1/oms',
  dataDir: '/data',
  allowOrigins: [],
  brokerUrl: 'ws://oms:hidden@127.0.0.1:15674/stomp',
  cdnFolder: 'build',
  more: { DEMO_LIVELY: '0', SMTP_URL: 'smtp://oms:hidden@127.0.0.1' },
};

test('backends know the database and the broker, and pages no password of either', () => {
  const { backend, pages } = environments(given);
  expect(backend).toMatchObject({ DATABASE_URL: given.databaseUrl, BROKER_URL: given.brokerUrl });
  expect(JSON.stringify(pages)).not.toContain('hidden');
  // What whoever starts the cluster has set is not handed on either.
  expect({ ...backend, ...pages }).toMatchObject({ DATABASE_URL: undefined, BROKER_URL: undefined });
});

test('both have what is the same for all', () => {
  const { backend, pages } = environments(given);
  const { PORT_BASE, IDENTITY_SECRET, CDN_FOLDER, DEMO_LIVELY } = backend;
  expect(pages).toMatchObject({ PORT_BASE, IDENTITY_SECRET, CDN_FOLDER, DEMO_LIVELY });
  expect(PORT_BASE).toBe('4100');
});
