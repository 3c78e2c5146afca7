// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { documentCookies } from '../../src/core/platform/cookies';
import * as KEYS from '../../src/page/storage-keys/keys';
import { callEarly } from './early-calls';
import type { Given } from './given';

const cookies = documentCookies(document, false);
const asked = vi.fn<typeof fetch>();
const given = { userCentre: 'https://uc.test', fetch: asked } as unknown as Given;

beforeEach(() => {
  asked.mockReset().mockImplementation(async () => new Response('{}', { status: 401 }));
  for (const name of ['contextId', 'oms.logout']) cookies.remove(name);
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, '', '/');
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

test.each([
  ['after a sign-out that the service has not heard of', () => cookies.set('oms.logout', '1', { days: 1 })],
  ['beside a token of the tab', () => sessionStorage.setItem(KEYS.token, 'x')],
  ['where a ticket has come with the address', () => history.replaceState(null, '', '/?ticket=omst_1')],
])('there are no first calls %s', (_, begin) => {
  begin();
  expect(callEarly(given, 'en')).toBeNull();
  expect(asked).not.toHaveBeenCalled();
});
