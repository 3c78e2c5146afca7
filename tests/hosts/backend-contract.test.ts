import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../demo/server/testing';
import { operations } from '../../scripts/contract/all-operations';
import { checkBackend, type Finding } from '../../scripts/contract/check';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(25_260);
});
afterAll(() => server?.close());

const callsOf = (findings: readonly Finding[], ...states: Finding['state'][]) =>
  findings.filter(({ state }) => states.includes(state));

it('answers every call of the contract as it says', { tags: ['sql'] }, async () => {
  const { cookie, token } = await server.signIn('super@oms.test');
  const findings = await checkBackend({
    urlOf: (service) => server.urls[service],
    origin: server.urls.console,
    cookie,
    token,
    contextId: '1000400',
  });
  expect(callsOf(findings, 'wrong', 'missing')).toEqual([]);
  expect(callsOf(findings, 'ok').length).toBeGreaterThan(operations.length / 2);
});
