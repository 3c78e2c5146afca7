// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { documentCookies } from '../../src/core/platform/cookies';
import { callEarly } from './early-calls';
import type { Given } from './given';

const cookies = documentCookies(document, false);
const asked = vi.fn<typeof fetch>();
const given = { userCentre: 'https://uc.test', fetch: asked } as unknown as Given;

beforeEach(() => {
  asked.mockReset().mockImplementation(async () => new Response('{}', { status: 401 }));
  cookies.remove('contextId');
});

const organisation = () =>
  asked.mock.calls.map(([address]) => new URL(String(address)).searchParams.get('contextId'));

test('the first calls name the organisation of the cookie', () => {
  cookies.set('contextId', '1000412', { days: 1 });
  callEarly(given, 'en');
  expect(new Set(organisation())).toEqual(new Set(['1000412']));
});

test.each(['1,2', '1 or 1=1', '<b>', 'x'.repeat(65)])('but none by what is no id of one: %s', (value) => {
  cookies.set('contextId', value, { days: 1 });
  callEarly(given, 'en');
  expect(organisation().length).toBeGreaterThan(0);
  expect(new Set(organisation())).toEqual(new Set(['']));
});
