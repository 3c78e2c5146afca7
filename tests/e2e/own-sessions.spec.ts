import { chooseLanguage, hosts, signInQuickly } from './support/demo';
import { ownAccount } from './support/outbox';
import { expect, test } from './support/test';

test('account security lists sign-ins and sessions, and the tabs of an ended session leave', async ({
  page,
  context,
  browser,
}) => {
  await chooseLanguage(context, 'en');
  const { email } = await ownAccount(context, 'client.member@oms.test');
  await context.request.post(`${hosts.userCentre}/auth/jwt/login`, {
    headers: { origin: hosts.console },
    data: { username: email, password: 'Wrong#2026', remember: false },
  });
  await signInQuickly(context, email);
  const elsewhere = await browser.newContext();
  await chooseLanguage(elsewhere, 'en');
  await signInQuickly(elsewhere, email);
  const there = await elsewhere.newPage();
  // A page without a field, so that nothing typed is lost.
  await there.goto(`${hosts.console}/home`);
  await expect(there.getByRole('heading', { level: 1, name: 'Main panel' })).toBeVisible();

  await page.goto(`${hosts.console}/home/sercurity`);
  await expect(page.getByRole('region', { name: 'Recent sign-ins' }).getByRole('listitem')).toContainText([
    'Signed in',
    'Signed in',
    'Refused',
  ]);
  const sessions = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByRole('listitem').first()).toContainText('This browser');
  await sessions.getByRole('button', { name: /^Sign out on Linux, Chrome/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  // The connection there ends with it.
  await expect(there).toHaveURL(/\/login\?service=/);
  await elsewhere.close();
});
