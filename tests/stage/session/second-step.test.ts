import { getShell } from '@oms/shell';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readyStage } from '../support/stage';

const LOGIN = 'POST /auth/jwt/login';
const VERIFY = 'POST /auth/jwt/verifyCode';

test('a session that ended goes on in place by the password and the code of an authenticator', async () => {
  const { services } = await readyStage({
    markup: '<oms-topnav></oms-topnav><textarea aria-label="Remark"></textarea>',
    services: {
      user: { email: 'alex@example.test', password: 'secret' },
      login: { next: { methods: ['totp', 'recovery'] } },
      userCentre: location.origin,
      replies: { 'GET /api/v1/Order/findAll': [] },
    },
    // The sign-on of the shell, whose cookie reaches the page.
    config: { getToken: null },
  });
  const account = page.getByRole('button', { name: 'Account', exact: true });
  await expect.element(account).toBeVisible();
  services.signOut();
  // A read that the shell does not make itself: equal ones share a reply.
  const reply = getShell().request.get('/api/v1/Order/findAll');
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await dialog.getByRole('textbox', { name: 'Password', exact: true }).fill('secret');
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect.element(dialog.getByRole('heading', { name: 'Two-step sign-in' })).toBeVisible();
  await dialog.getByRole('textbox', { name: '6-digit code' }).fill('123456');
  await expect.element(dialog).not.toBeInTheDocument();
  expect((await reply).code).toBe(200);
  expect(services.calls(LOGIN).map(({ body }) => body)).toMatchObject([
    { username: 'alex@example.test', password: 'secret' },
  ]);
  expect(services.calls(VERIFY).map(({ body }) => body)).toEqual([
    { flow: 'flow-1', method: 'totp', code: '123456' },
  ]);
  await expect.element(account).toBeVisible();
});
