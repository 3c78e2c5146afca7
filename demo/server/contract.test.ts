import { execFile } from 'node:child_process';
import openapi from '@oms/shell/openapi.json' with { type: 'json' };
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shellFile } from '../support/folders';
import { startTestServer, type TestServer } from './testing';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(25_260);
});
afterAll(() => server?.close());

interface Finding {
  readonly call: string;
  readonly state: string;
  readonly says: readonly string[];
}

/** What `oms-shell check` says of a backend. */
function check(userCentre: string, options: Readonly<Record<string, string>>): Promise<readonly Finding[]> {
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [shellFile('dist/bin/oms-shell.js'), 'check', userCentre, '--json', ...args],
      { maxBuffer: 16 * 1024 * 1024 },
      // It ends with 1 where something is wrong, which the findings say.
      (error, stdout, stderr) =>
        stdout
          ? resolve((JSON.parse(stdout) as { findings: readonly Finding[] }).findings)
          : reject(new Error(stderr, { cause: error })),
    );
  });
}

it('answers every call of the contract as it says', { tags: ['sql'] }, async () => {
  const { cookie, token } = await server.signIn('super@oms.test');
  const { userCentre, ...services } = server.urls;
  const others = ['boss', 'fbb', 'ship', 'feedback', 'bi', 'orderApi', 'billingApi'] as const;
  const findings = await check(userCentre, {
    origin: services.console,
    ...{ cookie, token, organisation: '1000400' },
    service: others.map((name) => `${name}=${services[name]}`).join(','),
  });
  const of = (...states: string[]) => findings.filter(({ state }) => states.includes(state));
  expect(of('wrong', 'missing')).toEqual([]);
  const operations = Object.values(openapi.paths).flatMap((path) => Object.keys(path));
  expect(of('ok').length).toBeGreaterThan(operations.length / 2);
});
