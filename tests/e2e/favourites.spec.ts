import { businessPages, chooseLanguage, expectSignedIn, hosts } from './support/demo';
import { signInAlone } from './support/own-account';
import { expect, type Page, test } from './support/test';

const flyout = (page: Page) =>
  page.getByRole('navigation', { name: 'Main menu' }).locator('[part~="flyout"]');
const panel = (page: Page) => flyout(page).getByRole('region', { name: 'Favourites' });
const names = (page: Page) => panel(page).getByRole('listitem').allInnerTexts();
const star = (page: Page, name: string) => flyout(page).getByRole('button', { name: `Favourite: ${name}` });

async function openBilling(page: Page): Promise<void> {
  await page.goto(businessPages.billing);
  await expectSignedIn(page);
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('button', { name: 'Billing', exact: true })
    .click();
}

test('another tab’s star is shown and not saved over, and the main panel of the console has the same list', async ({
  page,
  context,
}) => {
  await chooseLanguage(context, 'en');
  await signInAlone(context, 'super@oms.test');
  // Nothing is a favourite yet.
  await page.goto(businessPages.billing);
  await page.evaluate(async () => {
    await OmsShell.ready();
    await OmsShell.request.post('/api/v1/UcUserFavMenu/saveAll', { resourceIds: '' });
  });
  await openBilling(page);
  await expect(panel(page).getByText('No favourites yet')).toBeVisible();
  const other = await context.newPage();
  await openBilling(other);
  await star(other, 'Bill list').click();
  await expect.poll(() => names(page)).toEqual(['Bill list']);
  await star(page, 'Labelling and work').click();
  await expect.poll(() => names(other)).toEqual(['Bill list', 'Labelling and work']);
  await page.goto(`${hosts.console}/home`);
  await expect(page.locator('#home-favourites').getByRole('listitem')).toHaveText([
    /Bill list/,
    /Labelling and work/,
  ]);
});
