// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { policyLog } from '../../src/page/policy/refusals';
import { whyLost } from './why-lost';

const PART = 'https://cdn.test/oms-shell/topnav.js';

afterEach(() => {
  vi.unstubAllGlobals();
});

const refuse = (blockedURI: string) =>
  document.dispatchEvent(
    Object.assign(new Event('securitypolicyviolation'), { blockedURI, effectiveDirective: 'connect-src' }),
  );

test('what the policy refuses the question itself is kept from the log, and nothing else is', async () => {
  const { events } = policyLog(document);
  const kept = () => events.map(({ blockedURI }) => blockedURI);
  refuse('https://uc.test/before');
  vi.stubGlobal('fetch', async (url: string) => {
    refuse(url);
    refuse('https://uc.test/meanwhile');
    throw new TypeError('refused');
  });
  expect(await whyLost(new Error('Failed to fetch'), [PART])).toBe('Failed to fetch');
  expect(kept()).toEqual([
    'https://uc.test/before',
    'https://uc.test/meanwhile',
    'https://uc.test/meanwhile',
  ]);
  refuse(PART);
  expect(kept()).toHaveLength(4);
});

test.each([
  [() => Promise.reject(new TypeError('failed')), 'cannot be reached'],
  [
    (mode: string) => (mode === 'cors' ? Promise.reject(new TypeError('failed')) : {}),
    'comes without Access-Control-Allow-Origin',
  ],
  [
    () => new Response('', { status: 404, headers: { 'content-type': 'text/html' } }),
    'is HTTP 404, text/html',
  ],
])('a file that is lost otherwise %#', async (answer, reason) => {
  vi.stubGlobal('fetch', async (_: string, { mode }: { mode: string }) => {
    refuse('https://uc.test/another');
    return answer(mode);
  });
  expect(await whyLost(new Error('x'), [PART])).toBe(`${PART} ${reason}`);
});
