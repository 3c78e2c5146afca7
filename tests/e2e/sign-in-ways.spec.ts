import { shownCode } from '@oms/demo/tests/support/authenticator';
import { chooseLanguage, hosts, PASSWORD } from './support/demo';
import { codeIn, countMessages, newMessage } from './support/outbox';
import { openSession, ownAccount } from './support/own-account';
import { accountAtProviders, continueAs, refuse } from './support/provider';
import { expect, type Page, test } from './support/test';
import { MEMBER } from './support/world';

const login = `${hosts.console}/login`;

const passwordForm = async (page: Page, email: string) => {
  await page.getByRole('textbox', { name: 'Account' }).fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
};
const codeField = (page: Page) => page.getByRole('textbox', { name: /^(6-digit code|6 位验证码)$/ });
const mainPanel = (page: Page) => page.getByRole('heading', { name: /^(Main panel|主面板)$/ });
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

test.beforeEach(({ context }) => chooseLanguage(context, 'en'));

test('codes by mail and by text sign in, and the tab is open again after a sign-out', async ({
  page,
  context,
}) => {
  const { email, phone } = await ownAccount(context, MEMBER);
  await page.goto(`${login}?service=${encodeURIComponent(`${hosts.console}/home/profile`)}`);
  await page.getByRole('tab', { name: 'Verification code' }).click();
  await page.getByRole('textbox', { name: 'Email address or phone number' }).fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(codeField(page)).toBeFocused();
  const code = codeIn(await newMessage(context, email));
  await page.keyboard.type(wrong(code));
  await expect(page.getByText('This code is not right. Tries left: 4')).toBeVisible();
  await page.keyboard.type(code);
  await expect(page).toHaveURL(`${hosts.console}/home/profile`);
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('tab', { name: 'Verification code' })).toHaveAttribute('aria-selected', 'true');

  await chooseLanguage(context, 'zh-CN');
  await page.goto(login);
  await page.getByRole('textbox', { name: '邮箱或手机号' }).fill(phone);
  await page.getByRole('button', { name: '发送验证码' }).click();
  const message = await newMessage(context, phone);
  expect(message.body).toContain('【OMS】您的登录验证码是');
  await codeField(page).fill(codeIn(message));
  await expect(mainPanel(page)).toBeVisible();
});

test('an unusual sign-in has no session before the code that the phone gets', async ({ page, context }) => {
  const { email, phone } = await ownAccount(context, 'risky@oms.test');
  await page.goto(login);
  await passwordForm(page, email);
  await expect(page.getByRole('heading', { name: 'Verify your phone' })).toBeVisible();
  await expect(page.getByText(`${phone.slice(0, 3)} •••• ${phone.slice(-4)}`)).toBeVisible();
  await expect(page.getByText(/Chrome \d+/)).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${hosts.console}/home`);
  await expect(other).toHaveURL(/\/login\?service=/);
  await other.close();
  await codeField(page).fill(codeIn(await newMessage(context, phone)));
  await expect(mainPanel(page)).toBeVisible();
});

/** @param ahead seconds by which the authenticator's clock is ahead */
const shown = (secret: string, ahead = 0) => shownCode(secret, 1000 * ahead);

test('an authenticator is enrolled by its key, asked for at the next sign-in, and replaced by a recovery code; codes by text come and go', async ({
  page,
  context,
}) => {
  const { email, phone } = await ownAccount(context, MEMBER);
  expect(await openSession(context.request, email)).toBe(200);
  await page.goto(`${hosts.console}/home/sercurity`);
  await page.getByRole('button', { name: 'Set up authenticator' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Current password' }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  const secret = (await dialog.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4})+$/).innerText()).replaceAll(' ', '');
  await codeField(page).fill(shown(secret));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
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

  const before = await countMessages(context, email);
  await page.getByRole('button', { name: 'Set up codes by text' }).click();
  await dialog.getByRole('textbox', { name: 'Current password' }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await codeField(page).fill(codeIn(await newMessage(context, phone)));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('button', { name: 'Turn off codes by text' }).click();
  expect((await newMessage(context, email, before)).subject).toContain('sign in');
  await dialog.getByRole('textbox', { name: 'Current password' }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Set up codes by text' })).toBeVisible();
});

test('an account of a provider is bound by the next sign-in, signs in from then on, and is unbound', async ({
  page,
  context,
}) => {
  const toProvider = () => page.getByRole('link', { name: 'Cloud platform', exact: true }).click();
  const { email } = await ownAccount(context, MEMBER);
  const account = accountAtProviders(email);
  const service = `${login}?service=${encodeURIComponent(`${hosts.console}/home/connections`)}`;
  await page.goto(service);
  await toProvider();
  await refuse(page);
  await expect(page.getByText('You cancelled, so you are not signed in.')).toBeVisible();
  await toProvider();
  await continueAs(page, account);
  await expect(
    page.getByText(`${account} (Cloud platform) is not connected to an account yet.`),
  ).toBeVisible();
  await expect.poll(() => new URL(page.url()).search).toBe(new URL(service).search);
  await passwordForm(page, email);
  await expect(page).toHaveURL(`${hosts.console}/home/connections`);
  await expect(page.getByRole('listitem').filter({ hasText: account })).toBeVisible();

  await context.clearCookies({ name: 'oms_sso' });
  await page.goto(service);
  await toProvider();
  await continueAs(page, account);
  await expect(page).toHaveURL(`${hosts.console}/home/connections`);
  await page.getByRole('button', { name: 'Disconnect Cloud platform', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByText('The account is disconnected.')).toBeVisible();
});
