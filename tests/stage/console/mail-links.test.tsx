import type { FakeServicesOptions } from '@oms/shell/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { consoleStage } from '../support/console';

const EMAIL = 'lan.xu@lanyu.test';
const REGISTER = 'POST /auth/account/register';
const NOT_A_NAME = 'http://evil.example';

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });

const entryPage = (path: string, services: FakeServicesOptions) =>
  consoleStage({ path, services: { signedOut: true, ...services } });
const resetBy = (token: string) => [{ token, leadsTo: 'reset', email: EMAIL }] as const;

/** A weak password first. */
async function choosePassword(submit: string): Promise<void> {
  await field('New password').fill('weak');
  await field('Confirm password').fill('Fresh#2027');
  await button(submit).click();
  await expect
    .element(page.getByText('The new password does not meet the rules below yet.').first())
    .toBeVisible();
  await field('New password').fill('Fresh#2027');
  await button(submit).click();
}

test('a registration names what is missing and what the service refuses, and says where its mail is', async () => {
  const { services } = await entryPage('/register', {
    replies: {
      [REGISTER]: ({ body }: { body: { name: string } }) =>
        body.name === NOT_A_NAME
          ? Response.json({ code: 400, message: 'no', data: { errors: { name: 'This is an address' } } })
          : null,
    },
  });
  await button('Send link').click();
  await expect.element(field('Email address')).toHaveFocus();
  await field('Email address').fill(EMAIL);
  await field('Your name').fill(NOT_A_NAME);
  await field('Organisation').fill('Lanyu Trading');
  await field('Phone').fill('138 0000 1111');
  await page.getByRole('checkbox').click();
  await button('Send link').click();
  await expect.element(field('Your name')).toHaveAccessibleDescription('This is an address');
  await field('Your name').fill('Xu Lan');
  await button('Send link').click();
  await expect.element(heading('Check your email')).toHaveFocus();
  await expect.element(page.getByText(`We have sent an email to ${EMAIL}.`)).toBeVisible();
  expect(services.calls(REGISTER).at(-1)?.body).toMatchObject({
    email: EMAIL,
    name: 'Xu Lan',
    organisation: 'Lanyu Trading',
    agreed: true,
  });
});

test('the link of a registration asks who it is for and leads to a password, and its secret stands in no address', async () => {
  const { services } = await entryPage('/verify?token=t1', {
    mailLinks: [
      {
        ...{ token: 't1', leadsTo: 'registration', email: EMAIL },
        ...{ name: 'Mallory', organisation: 'Lanyu Trading', phone: '13999990000' },
      },
    ],
  });
  await expect.element(heading('Choose your password')).toBeVisible();
  await expect.element(page.getByText(`For ${EMAIL}`)).toBeVisible();
  await expect.poll(() => location.pathname + location.search).toBe('/verify');
  await expect.element(field('Organisation')).toHaveValue('Lanyu Trading');
  await field('Your name').fill('Xu Lan');
  await field('Phone').fill('138 0000 1111');
  await choosePassword('Activate account');
  await expect.element(heading('Your account is active')).toBeVisible();
  expect(services.calls('POST /auth/account/verify').map(({ body }) => body)).toEqual([
    {
      token: 't1',
      password: 'Fresh#2027',
      name: 'Xu Lan',
      organisation: 'Lanyu Trading',
      phone: '13800001111',
    },
  ]);
  await page.getByRole('link', { name: 'Go to sign-in' }).click();
  await expect.element(heading('Sign in')).toBeVisible();
});

test('the secret of a link is in no address nor storage, and the tab finds it again at a reload until it is used', async () => {
  // No key of an entry of the history has it by chance.
  const SECRET = 'the-secret-of-this-link';
  const { services, go } = await entryPage('/login', { mailLinks: resetBy(SECRET) });
  const held = () =>
    JSON.stringify([location.href, { ...localStorage }, { ...sessionStorage }, document.cookie]);
  const opened = () => services.calls('POST /auth/account/resetLink').map(({ body }) => body);
  await go(`/reset?token=${SECRET}`);
  await expect.element(heading('Choose a new password')).toBeVisible();
  await expect.poll(() => location.search).toBe('');
  expect(held()).not.toContain(SECRET);

  // A page that is loaded again has the state of its entry of the history, as one that is gone back to.
  await go('/login');
  await expect.element(heading('Sign in')).toBeVisible();
  history.back();
  await expect.element(heading('Choose a new password')).toBeVisible();
  await expect.poll(opened).toEqual([{ token: SECRET }, { token: SECRET }]);
  await choosePassword('Change password');
  await expect.element(heading('Your password has been changed')).toBeVisible();
  await expect.poll(() => JSON.stringify(history.state)).not.toContain(SECRET);

  await go('/login');
  await expect.element(heading('Sign in')).toBeVisible();
  await go('/reset');
  await expect.element(heading('Reset password')).toBeVisible();
  expect(opened()).toHaveLength(2);
});

test('a link that was used already says so, and another can be asked for', async () => {
  await entryPage('/verify?token=t1', {});
  await expect.element(heading('This link no longer works')).toBeVisible();
  await button('Send another link').click();
  await expect.element(heading('Activate account')).toBeVisible();
});

test('a forgotten password is asked for by mail, again only after a while, and chosen by the link', async () => {
  const { services, go } = await entryPage('/login', {
    user: { email: EMAIL, password: 'Demo#2026' },
    mailLinks: resetBy('t2'),
  });
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await field('Email address').fill(EMAIL);
  await button('Send link').click();
  await expect.element(page.getByText(`If ${EMAIL} belongs to an account`)).toBeVisible();
  const message = 'Codes were sent too often. Try again in 1 min';
  services.fail('POST /auth/account/reset', { code: 10_005, message });
  await button('send it again').click();
  await expect.element(page.getByText(message)).toBeVisible();
  await go('/reset?token=t2');
  await expect.element(heading('Choose a new password')).toBeVisible();
  await field('New password').fill('Demo#2026');
  await field('Confirm password').fill('Demo#2026');
  await button('Change password').click();
  await expect.element(field('New password')).toHaveAccessibleDescription(/It is the one that you have/);
  await choosePassword('Change password');
  await expect.element(heading('Your password has been changed')).toBeVisible();
  expect(services.calls('POST /auth/account/setPassword').map(({ body }) => body)).toEqual([
    { token: 't2', password: 'Demo#2026' },
    { token: 't2', password: 'Fresh#2027' },
  ]);
});
