import { chooseLanguage, hosts } from './support/demo';
import { openSession } from './support/own-account';
import { expect, test } from './support/test';

test('account security lists sign-ins and sessions, and the tabs of an ended session leave', async ({
  page,
  context,
  browser,
  world,
}) => {
  await chooseLanguage(context, 'en');
  const email = world.account();
  expect(await openSession(context.request, email, 'Wrong#2026')).not.toBe(200);
  expect(await openSession(context.request, email)).toBe(200);
  const elsewhere = await browser.newContext();
  await chooseLanguage(elsewhere, 'en');
  expect(await openSession(elsewhere.request, email)).toBe(200);
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
