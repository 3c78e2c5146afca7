import { businessPages, chooseLanguage, expectSignedIn, hosts, signInQuickly } from './support/demo';
import { expect, type Page, test } from './support/test';

const bar = (page: Page) => page.locator('oms-topnav');

async function open(page: Page): Promise<void> {
  await chooseLanguage(page.context(), 'en');
  await signInQuickly(page.context());
  await page.goto(businessPages.console);
  await expectSignedIn(page);
}

test.describe('the account menu', () => {
  test('says who is signed in, and opens other systems in a new tab', async ({ page }) => {
    await open(page);
    await bar(page).getByRole('button', { name: 'Account', exact: true }).click();
    await expect(bar(page).getByText('client.admin@oms.test')).toBeVisible();
    await expect(bar(page).getByRole('menuitem', { name: 'Change password' })).toHaveAttribute(
      'href',
      `${hosts.console}/home/password`,
    );
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      bar(page).getByRole('menuitem', { name: 'ERP home' }).click(),
    ]);
    await expect(tab).toHaveURL(new RegExp(`^${hosts.erp}/`));
    expect(await tab.evaluate(() => window.opener)).toBeNull();
  });

  test('closes the tab again and says so where the address does not come', async ({ page }) => {
    await open(page);
    await page.route('**/genForwardUserUrl*', (route) => route.abort());
    await bar(page).getByRole('button', { name: 'Account', exact: true }).click();
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      bar(page).getByRole('menuitem', { name: 'ERP home' }).click(),
    ]);
    if (!tab.isClosed()) await tab.waitForEvent('close');
    await expect(page.getByText('Network error, please retry later')).toBeVisible();
  });
});
