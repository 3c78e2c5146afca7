import { chooseLanguage, hosts, PASSWORD } from './support/demo';
import { linkIn, newMessage } from './support/outbox';
import { ownAccount } from './support/own-account';
import { expect, type Page, test } from './support/test';
import { MEMBER } from './support/world';

const CHOSEN = 'Fresh#2027';

test.beforeEach(({ context }) => chooseLanguage(context, 'en'));

async function choosePassword(page: Page, submit: string): Promise<void> {
  await page.getByRole('textbox', { name: 'New password' }).fill(CHOSEN);
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(CHOSEN);
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
  await page.getByRole('textbox', { name: 'Email address' }).fill(email);
  await page.getByRole('textbox', { name: 'Your name' }).fill('http://evil.example');
  await page.getByRole('textbox', { name: 'Organisation' }).fill('Lanyu Trading');
  await page.getByRole('textbox', { name: 'Phone' }).fill('138 0000 1111');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Xu Lan');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();

  const link = linkIn(await newMessage(context, email));
  await page.goto(link);
  await expect(page.getByText(`For ${email}`)).toBeVisible();
  await expect(page).toHaveURL(`${hosts.console}/verify`);
  await choosePassword(page, 'Activate account');
  await page.getByRole('link', { name: 'Go to sign-in' }).click();
  await signInWith(page, email, CHOSEN);
  await expect(page.getByRole('dialog', { name: 'Three steps to your first order' })).toBeVisible();
  // The one organisation that there is to work in.
  await expect(page.getByText('Lanyu Trading').first()).toBeAttached();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});

test('who has forgotten the password sets a new one by the link of a mail', async ({ page, context }) => {
  const { email } = await ownAccount(context, MEMBER);
  await page.goto(`${hosts.console}/reset`);
  await page.getByRole('textbox', { name: 'Email address' }).fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await page.getByRole('button', { name: 'send it again' }).click();
  await expect(page.getByText(/Codes were sent too often\. Try again in/)).toBeVisible();
  await page.goto(linkIn(await newMessage(context, email)));
  await choosePassword(page, 'Change password');
  await page.getByRole('link', { name: 'Go to sign-in' }).click();
  await signInWith(page, email, PASSWORD);
  await expect(page.getByText('The account or the password is wrong')).toBeVisible();
  await signInWith(page, email, CHOSEN);
  await expect(page.getByRole('heading', { name: 'Main panel' })).toBeVisible();
});
