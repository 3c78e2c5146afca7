import { getShell } from '@oms/shell';
import { expect, onTestFinished, test } from 'vitest';
import { stopMoves } from '../support/moves';
import { account, dialog, hostPage, loginPage, password, remark, toLoginPage } from './host-page';

test('whoever prefers the login page gets there', async () => {
  const moves = stopMoves();
  const { lapse } = await hostPage({ path: '/bill/list?page=2' });
  await remark.fill('an hour of typing');
  const reply = lapse();
  await toLoginPage.click();
  await expect.poll(() => moves).toEqual([`${loginPage(`${location.origin}/bill/list?page=2`)}&ended=over`]);
  expect(await reply).toBe('unauthorised');
});

test('where nothing can be typed the page goes to the login page at once', async () => {
  const moves = stopMoves();
  const { lapse } = await hostPage({
    markup: '<oms-topnav></oms-topnav><main>Bills</main>',
    config: { unauthorised: 'redirect' },
  });
  void lapse();
  await expect.poll(() => moves).toEqual([`${loginPage(location.href)}&ended=over`]);
  await expect.element(dialog).not.toBeInTheDocument();
});

test('somebody else who signs in gets a page of their own, never this one', async () => {
  const moves = stopMoves();
  const { lapse, services } = await hostPage();
  await remark.fill('an hour of typing');
  void lapse();
  // By then it listens to what comes from elsewhere, too.
  await expect.element(password).toHaveFocus();
  services.reply('POST /auth/jwt/authorize', { token: 'other', expiresIn: 3600, userId: 'other' });
  // The next look at the page finds another session.
  window.dispatchEvent(new Event('focus'));
  await expect.poll(() => moves).toEqual(['reload']);
  await expect.element(dialog).toBeVisible();
});

test('a host that prevents the event looks after its own forms', async () => {
  const moves = stopMoves();
  const { lapse } = await hostPage();
  onTestFinished(getShell().on('oms-session-ended', (event) => event.preventDefault()));
  await remark.fill('an hour of typing');
  expect(await lapse()).toBe('unauthorised');
  await expect.element(account).not.toBeInTheDocument();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(remark).toHaveValue('an hour of typing');
  expect(moves).toEqual([]);
});
