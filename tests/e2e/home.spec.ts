import { chooseLanguage, expectSignedIn, hosts, signInQuickly } from './support/demo';
import { expect, type Locator, type Page, test } from './support/test';

const panel = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

async function open(page: Page, url = `${hosts.console}/home`): Promise<void> {
  await chooseLanguage(page.context(), 'en');
  await page.goto(url);
  await expectSignedIn(page);
}

test('a figure leads to the list of its orders, and the tasks to their page on another host', async ({
  page,
  context,
}) => {
  await signInQuickly(context);
  await open(page);
  await expect(panel(page, 'Tasks').getByRole('link', { name: 'Task centre' })).toHaveAttribute(
    'href',
    `${hosts.erp}/home/task/center`,
  );
  // Of the orders that are to be reviewed there are none of other days.
  const tile = panel(page, 'Orders today').getByRole('link', { name: /^Dispatched/ });
  const count = /[\d,]+$/.exec((await tile.getAttribute('aria-label'))!)![0];
  await tile.click();
  await expect(page).toHaveURL(`${hosts.console}/home/b2corder?status=DONE&day=today`);
  await expect(page.getByText(`${count} in total`, { exact: true })).toBeVisible();
});

test('the order list is as it was left after an order, which is shown without the side menu', async ({
  page,
  context,
}) => {
  await signInQuickly(context);
  await open(page, `${hosts.console}/home/b2corder?status=DONE`);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu).toBeVisible();
  const search = page.getByRole('searchbox', { name: /^Order, tracking/ });
  await search.fill('OW-');
  await expect(page).toHaveURL(/text=OW-/);
  await page.evaluate(() => window.scrollTo(0, 120));
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Order SO/ })).toBeVisible();
  await expect(menu).toHaveCount(0);
  await expect(page).toHaveTitle(/^Order SO/);
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page).toHaveURL(`${hosts.console}/home/b2corder?status=DONE&text=OW-`);
  await expect(search).toHaveValue('OW-');
  await expect(menu).toBeVisible();
  await expect(page).toHaveTitle(/^B2C orders - .+ - OMS$/);
});
