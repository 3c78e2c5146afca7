import { chooseLanguage, hosts, listenForComplaints, PASSWORD } from './support/demo';
import { countMessages, linkIn, newMessage, ownAccount } from './support/outbox';
import { expect, expectAccessible, type Page, test } from './support/test';

const CHOSEN = 'Fresh#2027';

test.beforeEach(({ context }) => chooseLanguage(context, 'en'));

async function choosePassword(page: Page, submit: string): Promise<void> {
  await page.getByRole('textbox', { name: 'New password' }).fill('weak');
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(CHOSEN);
  await page.getByRole('button', { name: submit }).click();
  await expect(page.getByText('The new password does not meet the rules below yet.').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'New password' }).fill(CHOSEN);
  await expect(page.getByRole('list', { name: 'Password rules' })).not.toContainText('not met yet');
  await page.getByRole('button', { name: submit }).click();
}

async function signInWith(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Account' }).fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('who registers gets a mail, chooses a password, signs in, and is greeted by the guide', async ({
  page,
  context,
}) => {
  const email = `lan.xu.${Date.now()}@lanyu.test`;
  await page.goto(`${hosts.console}/login`);
  await page.getByRole('link', { name: 'Register' }).click();
  await expect(page.getByRole('heading', { name: 'Register' })).toBeVisible();
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('textbox', { name: 'Email address' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Email address' }).fill(email);
  await page.getByRole('textbox', { name: 'Your name' }).fill('http://evil.example');
  await page.getByRole('textbox', { name: 'Organisation' }).fill('Lanyu Trading');
  await page.getByRole('textbox', { name: 'Phone' }).fill('138 0000 1111');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Xu Lan');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { name: 'Look into your mailbox' })).toBeFocused();
  await expectAccessible(page);

  const first = linkIn(await newMessage(context, email));
  await page.goto(first);
  await expect(page.getByRole('heading', { name: 'Choose your password' })).toBeVisible();
  await expect(page.getByText(`For ${email}`)).toBeVisible();
  // The secret of the link stands in no address.
  await expect(page).toHaveURL(`${hosts.console}/verify`);
  await expectAccessible(page);
  await choosePassword(page, 'Activate account');
  await expect(page.getByRole('heading', { name: 'Your account is active' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to sign-in' }).click();
  await signInWith(page, email, CHOSEN);
  await expect(page.getByRole('dialog', { name: 'Three steps to your first order' })).toBeVisible();
  // The one organisation that there is to work in.
  await expect(page.getByText('Lanyu Trading').first()).toBeAttached();

  await page.goto(first);
  await expect(page.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
  await page.getByRole('button', { name: 'Send another link' }).click();
  await expect(page.getByRole('heading', { name: 'Activate account' })).toBeVisible();
});

test('who has forgotten the password sets a new one by the link of a mail', async ({ page, context }) => {
  const { email } = await ownAccount(context, 'client.member@oms.test');
  await page.goto(`${hosts.console}/login`);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('textbox', { name: 'Email address' }).fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(`If ${email} belongs to an account`)).toBeVisible();
  await page.getByRole('button', { name: 'send it again' }).click();
  await expect(page.getByText(/Codes were sent too often\. Try again in/)).toBeVisible();

  await page.goto(linkIn(await newMessage(context, email)));
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await expect(page).toHaveURL(`${hosts.console}/reset`);
  await choosePassword(page, 'Change password');
  await expect(page.getByRole('heading', { name: 'Your password has been changed' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to sign-in' }).click();
  await signInWith(page, email, PASSWORD);
  await expect(page.getByText('The account or the password is wrong')).toBeVisible();
  await signInWith(page, email, CHOSEN);
  await expect(page.getByRole('heading', { name: 'Main panel' })).toBeVisible();
});

test('an address that nobody has gets the same answer, and no mail', async ({ page, context }) => {
  const email = `nobody.${Date.now()}@lanyu.test`;
  await page.goto(`${hosts.console}/reset`);
  await page.getByRole('textbox', { name: 'Email address' }).fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(`If ${email} belongs to an account`)).toBeVisible();
  expect(await countMessages(context, email)).toBe(0);
});

const titles = {
  login: ['Sign in', '登录'],
  reset: ['Reset password', '重置密码'],
  register: ['Register', '注册'],
  verify: ['Activate account', '激活账号'],
  privacy: ['Privacy notice', '隐私说明'],
} as const;

for (const [name, [en, zh]] of Object.entries(titles)) {
  test(`/${name} opens for somebody who is not signed in, in both languages`, async ({ page }) => {
    const complaints = listenForComplaints(page);
    await page.goto(`${hosts.console}/${name}`);
    await expect(page.getByRole('heading', { level: 1, name: en })).toBeVisible();
    await expect(page).toHaveTitle(`${en} - OMS`);
    await page.getByRole('button', { name: 'Language' }).click();
    await page.getByRole('menuitemradio', { name: '简体中文' }).click();
    await expect(page.getByRole('heading', { level: 1, name: zh })).toBeVisible();
    await expect(page).toHaveTitle(`${zh} - OMS`);
    await expectAccessible(page);
    expect(page.url()).toBe(`${hosts.console}/${name}`);
    expect(complaints.list).toEqual([]);
  });
}

test('an old browser is told so, also before anybody has signed in', async ({ page }) => {
  await page.addInitScript(() => {
    const supports: (...query: string[]) => boolean = CSS.supports.bind(CSS);
    CSS.supports = (...query: string[]) => !query[0]?.includes(':has') && supports(...query);
  });
  await page.goto(`${hosts.console}/login`);
  const notice = page.getByText('This browser is too old');
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Account' })).toBeVisible();
});
