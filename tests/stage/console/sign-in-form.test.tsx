import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Console, type ConsoleOptions, consoleStage } from '../support/console';

const LOGIN = 'POST /auth/jwt/login';

const account = page.getByRole('textbox', { name: 'Account' });
const password = page.getByRole('textbox', { name: 'Password', exact: true });
const submit = page.getByRole('button', { name: 'Sign in', exact: true });
const refusal = page.getByRole('alert');

const PAGE: ConsoleOptions = {
  path: '/login',
  services: {
    userCentre: location.origin,
    signedOut: true,
    user: { email: 'kim@host.test', password: 'pier 9' },
  },
  // The page signs in by the form, as its own site does.
  config: { getToken: null },
};

let services: Console['services'];
beforeEach(async () => {
  ({ services } = await consoleStage(PAGE));
});

test('empty fields are named beside the fields, and the first gets the focus', async () => {
  await submit.click();
  await expect.element(account).toHaveAccessibleDescription('Enter your account');
  await expect.element(password).toHaveAccessibleDescription('Enter your password');
  await expect.element(account).toBeInvalid();
  await expect.element(password).toBeInvalid();
  await expect.element(account).toHaveFocus();
  expect(services.calls(LOGIN)).toEqual([]);
});

test.each(['kim@host.test', 'no.such.account@host.test'])(
  'a wrong password for %s keeps what was typed, and tells no more than that',
  async (name) => {
    await account.fill(name);
    await password.fill('pier 8');
    await submit.click();
    await expect
      .element(password)
      .toHaveAccessibleDescription('The account or the password is wrong. Check both and try again.');
    await expect.element(account).toHaveValue(name);
    await expect.element(password).toHaveValue('pier 8');
  },
);

test('a service out of reach is said in words, nothing is lost, and it works once it is back', async () => {
  await account.fill('kim@host.test');
  await password.fill('pier 9');
  const mend = services.fail(LOGIN, 'network');
  await submit.click();
  await expect.element(refusal).toHaveTextContent('Network error, please retry later');
  mend();
  await submit.click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Main panel' })).toBeVisible();
});

test.each([
  ['a 500', new Response('oops', { status: 500 }), 'Network error, please retry later'],
  ['a reply that is not JSON', new Response('<html>proxy</html>'), 'a reply that could not be read'],
  ['a reply without a code', Response.json({ data: {} }), 'a reply that could not be read'],
])('%s is a clear message', async (_, reply, words) => {
  await account.fill('kim@host.test');
  await password.fill('pier 9');
  services.reply(LOGIN, reply);
  await submit.click();
  await expect.element(refusal).toHaveTextContent(words);
  await expect.element(password).toHaveValue('pier 9');
});
