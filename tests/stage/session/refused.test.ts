import { getShell } from '@oms/shell';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stopMoves } from '../support/moves';
import { leavePage, stage } from '../support/stage';
import { barButton } from '../topnav/bar';
import { account, dialog, hostPage, loginPage, password, remark, signIn } from './host-page';

const ORDERS = 'GET /api/v1/Order/findAll';
const USER = 'GET /api/v1/My/getUserInfo';
const orders = () =>
  getShell()
    .request.get('/api/v1/Order/findAll')
    .then(
      ({ code }) => code,
      (error) => error.code,
    );

test('the dialog says which service refuses, and does not come again once a sign-in has not helped', async () => {
  const { services } = await hostPage({ services: { replies: { [ORDERS]: [] } } });
  const works = services.fail(ORDERS, 401);
  await remark.fill('an hour of typing');
  const reply = orders();
  await expect
    .element(dialog.getByText('did not accept your session from this network'))
    .toHaveTextContent('The service for accounts, menu and messages');
  await password.fill('pier 9');
  await signIn.click();

  expect(await reply).toBe('refused');
  await expect.element(dialog).not.toBeInTheDocument();
  const message = page.getByRole('alert').filter({ hasText: 'does not accept your session' });
  await expect.element(message).toHaveTextContent('signing in again does not help');
  await expect.element(remark).toHaveValue('an hour of typing');
  await expect.element(account).toBeVisible();
  works();
  expect(await orders()).toBe(200);
});

/** A page on which a service still refuses after the new sign-in. */
async function refusedTwice() {
  const made = await hostPage({ services: { replies: { [ORDERS]: [] } } });
  made.services.fail(ORDERS, 401);
  const reply = orders();
  await password.fill('pier 9');
  await signIn.click();
  expect(await reply).toBe('refused');
  return made;
}
const NAMED = 'The service for accounts, menu and messages does not accept your session';
const alert = page.getByRole('banner').getByRole('button', { name: NAMED });

test('after that the bar names the service, until the person goes on without it', async () => {
  await refusedTwice();
  await expect.element(alert).toBeVisible();
  await barButton('Go on without it').click();
  await expect.element(alert).not.toBeInTheDocument();
  expect(await orders()).toBe('refused');
  await expect.element(account).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
});

test.each([
  ['the bar', () => barButton('Go on without it')],
  ['the panel', () => page.getByRole('dialog').getByRole('button', { name: 'Go on without it' })],
])(
  'whoever goes on without it by keyboard, in %s, is at the next control of the bar',
  async (place, goOn) => {
    await refusedTwice();
    await expect.element(alert).toBeVisible();
    if (place === 'the panel') await alert.click();
    await expect.element(goOn()).toBeVisible();
    goOn().element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(alert).not.toBeInTheDocument();
    await expect.element(barButton('Language')).toHaveFocus();
  },
);

test('where the user is what it refuses, the bar tries again at its place, and is silent once the user is there', async () => {
  const { services } = await refusedTwice();
  await leavePage();
  const works = services.fail(USER, 401);
  await stage({ services, config: { getToken: null }, markup: '<oms-topnav></oms-topnav>' });
  const again = barButton('Try again');
  await expect.element(again).toBeVisible();
  const reply = services.hold(USER);
  again.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(again).toHaveAttribute('aria-disabled', 'true');
  await expect.element(again).toHaveFocus();
  await expect.element(alert).toBeVisible();
  reply();
  await expect.element(again).not.toHaveAttribute('aria-disabled');
  await expect.element(alert).toBeVisible();
  works();
  await userEvent.keyboard('{Enter}');
  await expect.element(alert).not.toBeInTheDocument();
  await expect.element(barButton('Language')).toHaveFocus();
});

test('after that another account can sign in, from the panel behind the name of the service', async () => {
  const moves = stopMoves();
  await refusedTwice();
  await alert.click();
  const panel = page.getByRole('dialog', { name: NAMED });
  await expect.element(panel).toHaveTextContent('Everything else works');
  await panel.getByRole('button', { name: 'Use another account' }).click();
  await expect.poll(() => moves).toEqual([loginPage(location.href)]);
});

test('the dialog says that another tab has ended the session', async () => {
  const { services } = await hostPage();
  await remark.fill('an hour of typing');
  services.signOut();
  const tabs = new BroadcastChannel('oms.shell');
  tabs.postMessage({ type: 'signed-out' });
  tabs.close();
  await expect.element(dialog).toHaveTextContent('Your session was ended in another tab or window');
});

test('whoever has proved who they are gets at what they typed, also where no session begins', async () => {
  const { lapse, services } = await hostPage();
  await remark.fill('an hour of typing');
  const reply = lapse();
  await expect.element(password).toHaveFocus();
  await expect.element(dialog).toHaveTextContent('has run out, or was ended elsewhere');
  const look = dialog.getByRole('button', { name: 'Look at it without signing in' });
  await expect.element(look).not.toBeInTheDocument();
  services.fail('POST /auth/jwt/authorize', 401);
  await password.fill('pier 9');
  await signIn.click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('no session begins');
  await look.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(await reply).toBe('unauthorised');
  await expect.element(remark).toHaveValue('an hour of typing');
  await expect.element(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expect.element(page.getByRole('banner')).toHaveTextContent('has run out, or was ended elsewhere');
});
