import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ask } from '../../../support/ask';
import { account, givePassword, heading, loginPage } from './login-page';

const options = () => ({
  config: { social: { providers: [{ id: 'cloud', label: 'Cloud platform' }], hosts: [location.host] } },
});
const CALLBACK = 'POST /auth/connect/callback/cloud';
const SERVICE = `service=${encodeURIComponent(`${location.origin}/home/profile`)}`;

test('an account of a provider that nobody has bound is bound by the next sign-in', async () => {
  const { services } = await loginPage({
    ...options(),
    path: `/login?${SERVICE}&provider=cloud&code=c1&state=s1`,
    services: { connections: [{ provider: 'cloud', accountName: 'mia.chen', bound: false }] },
  });
  await expect
    .element(page.getByText('mia.chen (Cloud platform) is not connected to an account yet.'))
    .toBeVisible();
  await expect.poll(() => location.search).toBe(`?${SERVICE}`);
  expect(services.calls(CALLBACK)[0]?.body).toEqual({ code: 'c1', state: 's1' });
  await givePassword();
  await expect.element(heading('My profile')).toBeVisible();
  expect((await ask(services, 'POST /auth/connect/bound')).data).toMatchObject([{ accountName: 'mia.chen' }]);
});

test('a refusal at the provider is said, and leaves all other ways', async () => {
  await loginPage({ ...options(), path: '/login?provider=cloud&error=denied' });
  await expect.element(page.getByText('You cancelled, so you are not signed in.')).toBeVisible();
  await expect.element(account).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Cloud platform', exact: true })).toBeVisible();
  await expect.poll(() => location.href).toBe(`${location.origin}/login`);
});

test.each([
  ['in another browser', '/login?provider=cloud&error=foreign', {}],
  [
    'before',
    '/login?provider=cloud&code=c1&state=s1',
    { [CALLBACK]: Response.json({ code: 10_016, message: 'Bind again', data: null }) },
  ],
])('a visit to a provider that was answered %s says so, and what to do', async (_, path, replies) => {
  await loginPage({ ...options(), path, services: { replies } });
  await expect
    .element(page.getByText(/^This visit to the provider was used already.*Choose the provider again below/))
    .toBeVisible();
  await expect.element(page.getByText('Bind again')).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Cloud platform', exact: true })).toBeVisible();
});
