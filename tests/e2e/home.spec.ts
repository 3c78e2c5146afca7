import { chooseLanguage, expectSignedIn, hosts } from './support/demo';
import { expect, test } from './support/test';

test('a figure leads to the list of its orders, which is as it was left after one was opened', async ({
  page,
  context,
  sharedWorld,
}) => {
  await chooseLanguage(context, 'en');
  await sharedWorld.signIn(context);
  await page.goto(`${hosts.console}/home`);
  await expectSignedIn(page);
  // Dispatched orders change by nobody's hand.
  const tile = page
    .getByRole('region', { name: 'Orders today', exact: true })
    .getByRole('link', { name: /^Dispatched/ });
  const count = /[\d,]+$/.exec((await tile.getAttribute('aria-label'))!)![0];
  await tile.click();
  await expect(page).toHaveURL(`${hosts.console}/home/b2corder?status=DONE&day=today`);
  await expect(page.getByText(`${count} in total`, { exact: true })).toBeVisible();

  await page.goto(`${hosts.console}/home/b2corder?status=DONE`);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu).toBeVisible();
  const search = page.getByRole('searchbox', { name: /^Order, tracking/ });
  await search.fill('OW-');
  await expect(page).toHaveURL(/text=OW-/);
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
