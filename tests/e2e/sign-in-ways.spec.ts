import { generateSync } from 'otplib';
import { chooseLanguage, hosts, PASSWORD, signInQuickly } from './support/demo';
import { codeIn, countMessages, newMessage, ownAccount } from './support/outbox';
import { expect, expectAccessible, type Page, test } from './support/test';

const MEMBER = 'client.member@oms.test';
const login = `${hosts.console}/login`;

const passwordForm = async (page: Page, email: string, password = PASSWORD) => {
  await page.getByRole('textbox', { name: 'Account' }).fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
};
const codeField = (page: Page) => page.getByRole('textbox', { name: /^(6-digit code|6 位验证码)$/ });
const mainPanel = (page: Page) => page.getByRole('heading', { name: /^(Main panel|主面板)$/ });
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

test.beforeEach(({ context }) => chooseLanguage(context, 'en'));

test('a code by mail signs in, and the tab is open again after a sign-out', async ({ page, context }) => {
  const { email } = await ownAccount(context, MEMBER);
  await page.goto(`${login}?service=${encodeURIComponent(`${hosts.console}/home/profile`)}`);
  await page.getByRole('tab', { name: 'Verification code' }).click();
  await page.getByRole('textbox', { name: 'Email address or phone number' }).fill(` ${email} `);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
  await expect(codeField(page)).toBeFocused();
  await expect(page.getByRole('timer')).toHaveText(/^You can ask for another code in \d+ s$/);
  const code = codeIn(await newMessage(context, email));
  await page.keyboard.type(wrong(code));
  await expect(page.getByText('This code is not right. Tries left: 4')).toBeVisible();
  await expectAccessible(page);
  // What is typed next replaces the wrong one.
  await page.keyboard.type(code);
  await expect(page).toHaveURL(`${hosts.console}/home/profile`);
  await expect(page.getByRole('main').getByText(email)).toBeVisible();
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('tab', { name: 'Verification code' })).toHaveAttribute('aria-selected', 'true');
});

test('a code by text signs in, in Chinese', async ({ page, context }) => {
  await chooseLanguage(context, 'zh-CN');
  const { phone } = await ownAccount(context, MEMBER);
  await page.goto(login);
  await page.getByRole('tab', { name: '验证码登录' }).click();
  await page.getByRole('textbox', { name: '邮箱或手机号' }).fill(phone);
  await page.getByRole('button', { name: '发送验证码' }).click();
  await expect(codeField(page)).toBeFocused();
  const message = await newMessage(context, phone);
  expect(message.body).toContain('【OMS】您的登录验证码是');
  await expectAccessible(page);
  await page.evaluate((text) => navigator.clipboard?.writeText(text).catch(() => {}), codeIn(message));
  await codeField(page).fill(codeIn(message));
  await expect(mainPanel(page)).toBeVisible();
});

test('an address that nobody has gets the same page, and every code of it is wrong', async ({ page }) => {
  await page.goto(login);
  await page.getByRole('tab', { name: 'Verification code' }).click();
  const to = page.getByRole('textbox', { name: 'Email address or phone number' });
  await to.fill('12');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(to).toHaveAccessibleDescription(/Enter an email address, or a phone number/);
  await to.fill(`nobody.${Date.now()}@oms.test`);
  await page.getByRole('button', { name: 'Send code' }).click();
  await codeField(page).fill('123456');
  await expect(page.getByText('This code is not right. Tries left: 4')).toBeVisible();
  await page.getByRole('button', { name: 'Use another account' }).click();
  await expect(to).toBeVisible();
});

test('an unusual sign-in is proved by the phone, by keyboard alone', async ({ page, context }) => {
  const { email, phone } = await ownAccount(context, 'risky@oms.test');
  await page.goto(login);
  await page.getByRole('textbox', { name: 'Account' }).focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Password', exact: true })).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Verify your phone' })).toBeVisible();
  await expect(page.getByText(`${phone.slice(0, 3)} •••• ${phone.slice(-4)}`)).toBeVisible();
  await expect(page.getByText(/Chrome \d+/)).toBeVisible();
  await expect(codeField(page)).toBeFocused();
  await expectAccessible(page);
  // Without the code there is no session.
  const other = await context.newPage();
  await other.goto(`${hosts.console}/home`);
  await expect(other).toHaveURL(/\/login\?service=/);
  await other.close();
  await page.keyboard.type(codeIn(await newMessage(context, phone)));
  await expect(mainPanel(page)).toBeVisible();
});

test('five wrong codes end the sign-in, which begins again', async ({ page, context }) => {
  const { email, phone } = await ownAccount(context, 'risky@oms.test');
  await page.goto(login);
  await passwordForm(page, email);
  const code = codeIn(await newMessage(context, phone));
  for (const left of [4, 3, 2, 1, 0]) {
    await codeField(page).fill(wrong(code));
    await expect(page.getByText(`Tries left: ${left}`)).toBeVisible();
    await codeField(page).fill('');
  }
  await codeField(page).fill(code);
  await expect(page.getByText('This sign-in has run out. Begin again.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Account' })).toBeVisible();
});

test('too many wrong passwords say how long to wait, and count down', async ({ page, context }) => {
  const { email } = await ownAccount(context, MEMBER);
  await page.goto(login);
  for (let tries = 0; tries < 5; tries += 1) {
    await passwordForm(page, email, `Wrong#202${tries}`);
    await expect(page.getByText('The account or the password is wrong')).toBeVisible();
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill('');
  }
  await passwordForm(page, email);
  await expect(page.getByText('Too many failed attempts.')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^Try again in [45]:\d\d\.$/);
  await expectAccessible(page);
  await expect(page.getByRole('textbox', { name: 'Account' })).toHaveValue(email);
});

/** What an authenticator shows: of another library than the service's. */
const shown = (secret: string, ahead = 0) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + ahead });

test('an authenticator is enrolled by its key, asked for at the next sign-in, and replaced by a recovery code', async ({
  page,
  context,
}) => {
  const { email } = await ownAccount(context, MEMBER);
  await signInQuickly(context, email);
  await page.goto(`${hosts.console}/home/sercurity`);
  await page.getByRole('button', { name: 'Set up authenticator' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up authenticator' });
  await dialog.getByRole('textbox', { name: 'Current password' }).fill('Wrong#2026');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByText('The current password is wrong')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Current password' }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code for the authenticator' })).toBeVisible();
  await expectAccessible(page);
  const secret = (await dialog.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4})+$/).innerText()).replaceAll(' ', '');
  await codeField(page).fill('000000');
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByText('This code is not right')).toBeVisible();
  await codeField(page).fill(shown(secret));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  // They are never shown again, so neither Escape nor the backdrop closes them.
  await page.keyboard.press('Escape');
  await expect(codes).toHaveCount(10);
  const recovery = await codes.first().innerText();
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  expect((await saved).suggestedFilename()).toBe('oms-recovery-codes.txt');
  await dialog.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('10 codes left')).toBeVisible();

  await context.clearCookies({ name: 'oms_sso' });
  await page.goto(login);
  await passwordForm(page, email);
  await expect(page.getByRole('heading', { name: 'Two-step sign-in' })).toBeVisible();
  await expectAccessible(page);
  // The code of the next half minute: that of this one was used for the enrolment.
  await codeField(page).fill(shown(secret, 30));
  await expect(mainPanel(page)).toBeVisible();

  await context.clearCookies({ name: 'oms_sso' });
  await page.goto(login);
  await passwordForm(page, email);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(recovery);
  await page.getByRole('button', { name: 'Verify and sign in' }).click();
  await expect(mainPanel(page)).toBeVisible();
  await page.goto(`${hosts.console}/home/sercurity`);
  await expect(page.getByText('9 codes left')).toBeVisible();
});

test('codes by text are turned on by a code, and off by the password', async ({ page, context }) => {
  const { email, phone } = await ownAccount(context, MEMBER);
  await signInQuickly(context, email);
  await page.goto(`${hosts.console}/home/sercurity`);
  await page.getByRole('button', { name: 'Set up codes by text' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up codes by text' });
  await dialog.getByRole('textbox', { name: 'Current password' }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  const before = await countMessages(context, email);
  await codeField(page).fill(codeIn(await newMessage(context, phone)));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog).toHaveCount(0);
  const off = page.getByRole('button', { name: 'Turn off codes by text' });
  await expect(off).toBeVisible();
  expect((await newMessage(context, email, before)).subject).toContain('sign in');
  await off.click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Current password' }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Set up codes by text' })).toBeVisible();
});

test.describe('by a provider', () => {
  // The four providers have three people each, whom all tests share.
  const atProvider = async (page: Page, provider: string, person: string) => {
    await page.getByRole('link', { name: provider, exact: true }).click();
    await expect(page.getByRole('heading', { name: /Demo/ })).toBeVisible();
    await page.getByRole('button', { name: person }).click();
  };

  test('an account that nobody has bound is bound by the next sign-in, signs in from then on, and is unbound', async ({
    page,
    context,
  }) => {
    const { email } = await ownAccount(context, MEMBER);
    const service = `${login}?service=${encodeURIComponent(`${hosts.console}/home/connections`)}`;
    await page.goto(service);
    await atProvider(page, 'Cloud platform', 'mia.chen');
    await expect(
      page.getByText('mia.chen (Cloud platform) is not connected to an account yet.'),
    ).toBeVisible();
    await expect.poll(() => new URL(page.url()).search).toBe(new URL(service).search);
    await expectAccessible(page);
    await passwordForm(page, email);
    await expect(page).toHaveURL(`${hosts.console}/home/connections`);
    await expect(page.getByText('mia.chen')).toBeVisible();

    await context.clearCookies({ name: 'oms_sso' });
    await page.goto(service);
    await atProvider(page, 'Cloud platform', 'mia.chen');
    await expect(page).toHaveURL(`${hosts.console}/home/connections`);
    await page.getByRole('button', { name: 'Disconnect Cloud platform', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
    await expect(page.getByText('The account is disconnected.')).toBeVisible();
  });

  test('a refusal there is said, and leaves all other ways', async ({ page }) => {
    await page.goto(login);
    await page.getByRole('link', { name: 'Social messaging' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('You cancelled, so you are not signed in.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Account' })).toBeVisible();
    await expect(page).toHaveURL(login);
  });
});
