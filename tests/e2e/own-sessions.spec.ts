import { generateSync } from 'otplib';
import {
  businessPages,
  chooseLanguage,
  expectSignedIn,
  hosts,
  PASSWORD,
  signInQuickly,
} from './support/demo';
import { ownAccount } from './support/outbox';
import { type BrowserContext, expect, expectAccessible, test } from './support/test';

const MEMBER = 'client.member@oms.test';
const security = `${hosts.console}/home/sercurity`;

test.beforeEach(({ context }) => chooseLanguage(context, 'en'));

test('a session elsewhere is ended from the page of account security', async ({ page, context, browser }) => {
  const { email } = await ownAccount(context, MEMBER);
  await signInQuickly(context, email);
  const elsewhere = await browser.newContext();
  await chooseLanguage(elsewhere, 'en');
  await signInQuickly(elsewhere, email);
  const there = await elsewhere.newPage();
  // A page without a field, so that nothing typed is lost.
  await there.goto(`${hosts.console}/home`);
  await expect(there.getByRole('heading', { level: 1, name: 'Main panel' })).toBeVisible();

  await page.goto(security);
  const sessions = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByRole('listitem').first()).toContainText('This browser');
  await expectAccessible(page);
  await sessions.getByRole('button', { name: /^Sign out on Linux, Chrome/ }).click();
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  // The connection there ends with it.
  await expect(there).toHaveURL(/\/login\?service=/);
  await elsewhere.close();
});

test('who has tried to sign in is listed', async ({ page, context }) => {
  const { email } = await ownAccount(context, MEMBER);
  await context.request.post(`${hosts.userCentre}/auth/jwt/login`, {
    headers: { origin: hosts.console },
    data: { username: email, password: 'Wrong#2026', remember: false },
  });
  await signInQuickly(context, email);
  await page.goto(security);
  const rows = page.getByRole('region', { name: 'Recent sign-ins' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(0)).toContainText('Signed in');
  await expect(rows.nth(1)).toContainText('Refused');
});

/** Turns the authenticator of an account on, by its calls. @returns the key */
async function enrol(context: BrowserContext): Promise<string> {
  const headers = { origin: hosts.console };
  const post = async (path: string, data: object, token = '') => {
    const auth = token ? { authorization: `Bearer ${token}` } : {};
    const reply = await context.request.post(hosts.userCentre + path, {
      headers: { ...headers, ...auth },
      data,
    });
    return ((await reply.json()) as { data: { token: string; secret: string } }).data;
  };
  const { token } = await post('/auth/jwt/authorize', {});
  const { secret } = await post('/api/v1/My/totpBegin', { password: PASSWORD }, token);
  await post('/api/v1/My/totpConfirm', { code: generateSync({ secret }) }, token);
  return secret;
}

test('a session that ended goes on in place with password and authenticator', async ({ page, context }) => {
  const { email } = await ownAccount(context, MEMBER);
  await signInQuickly(context, email);
  const secret = await enrol(context);
  await page.goto(businessPages.billing);
  await expectSignedIn(page);
  await context.request.post(`${hosts.userCentre}/auth/jwt/logout`, { headers: { origin: hosts.console } });
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog.getByRole('heading', { name: 'Two-step sign-in' })).toBeVisible();
  await expectAccessible(page);
  const epoch = Math.floor(Date.now() / 1000) + 30;
  await dialog.getByRole('textbox', { name: '6-digit code' }).fill(generateSync({ secret, epoch }));
  await expect(dialog).toHaveCount(0);
  await expectSignedIn(page);
});
