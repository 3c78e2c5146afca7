import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { operations } from '../../contract/all-operations';
import { changesData } from '../../contract/shape/operation';
import { checkBackend, type Finding, isPassed } from './check';

const finding = (state: Finding['state'], firstView = false): Finding => ({
  ...{ call: 'GET /x', state, says: [], firstView, without: '' },
});

test('a backend may lack what the first view does without, and may have nothing wrong', () => {
  expect(isPassed([finding('ok', true), finding('missing'), finding('refused'), finding('not tried')])).toBe(
    true,
  );
  expect(isPassed([finding('ok', true), finding('missing', true)])).toBe(false);
  expect(isPassed([finding('ok', true), finding('wrong')])).toBe(false);
});

test('no call that changes data is sent before it is named', async () => {
  const asked: string[] = [];
  const server = createServer((request, reply) => {
    asked.push(`${request.method} ${request.url?.split('?')[0]}`);
    reply.writeHead(200, { 'content-type': 'application/json' }).end('{"code":200,"message":"","data":{}}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await checkBackend({ urlOf: () => url, origin: 'https://page.test', token: 'the-token' });
  const changing = operations.filter(changesData).map(({ method, path }) => `${method} ${path}`);
  expect(changing.length).toBeGreaterThan(10);
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter((call) => changing.includes(call))).toEqual([]);
});
