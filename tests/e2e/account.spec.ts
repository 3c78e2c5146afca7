import { businessPages, chooseLanguage, expectSignedIn, hosts } from './support/demo';
import { signInAlone } from './support/own-account';
import { accountAtProviders, continueAs, refuse } from './support/provider';
import { type BrowserContext, expect, type Page, test } from './support/test';

const account = (page: Page) =>
  page.locator('oms-topnav').getByRole('button', { name: 'Account', exact: true });
const strip = (page: Page) => page.getByRole('status').filter({ hasText: 'Acting as He Jiayi' });

async function open(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url);
  await expectSignedIn(page);
  return page;
}

test('acting as a user reaches every tab and host, and ends by going back', async ({ context }) => {
  await chooseLanguage(context, 'en');
  const own = await signInAlone(context, 'super@oms.test');
  const page = await open(context, `${hosts.console}/home/actas`);
  const profile = await open(context, `${hosts.console}/home/profile`);
  const billing = await open(context, businessPages.billing);
  await expect(profile.getByRole('main').getByText(own)).toBeVisible();

  await page.getByRole('button', { name: 'Act as He Jiayi' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Act as this user' }).click();
  await expect(page).toHaveURL(`${hosts.console}/home`);
  await expect(account(page)).toHaveAccessibleDescription('Acting as He Jiayi');
  await expect(profile.getByRole('main').getByText('client.member@oms.test')).toBeVisible();
  // Its connection ends, or its next call is refused: the page loads again as the other.
  await expect(account(billing)).toHaveAccessibleDescription('Acting as He Jiayi');
  await expect(strip(billing)).toBeVisible();
  await page.goto(businessPages.erp);
  await expect(strip(page)).toBeVisible();

  await account(billing).click();
  await billing.getByRole('menuitem', { name: 'Back to your own account' }).click();
  await expect(account(billing)).toHaveAccessibleDescription('Fang Yuan');
  await expect(billing).toHaveURL(businessPages.billing);
  await expect(account(page)).toHaveAccessibleDescription('Fang Yuan');
  await expect(strip(page)).toHaveCount(0);
});

test('an account of a provider is bound and unbound', async ({ context }) => {
  await chooseLanguage(context, 'en');
  const person = accountAtProviders(await signInAlone(context, 'service.admin@oms.test'));
  const page = await open(context, `${hosts.console}/home/connections`);
  const list = page.getByRole('list', { name: 'Accounts with other providers' });
  const bind = list.getByRole('link', { name: 'Connect Workplace messaging' });
  await bind.click();
  await refuse(page);
  await expect(page.getByText('You cancelled, so nothing was connected.')).toBeVisible();
  await bind.click();
  await continueAs(page, person);
  await expect(list.getByText(person)).toBeVisible();
  await expect(page).toHaveURL(`${hosts.console}/home/connections`);
  await list.getByRole('button', { name: 'Disconnect Workplace messaging' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(list.getByText(person)).toHaveCount(0);
  await expect(bind).toBeVisible();
});
