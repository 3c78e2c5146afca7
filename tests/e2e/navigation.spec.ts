import { businessPages, chooseLanguage, expectSignedIn, hosts } from './support/demo';
import { expect, type Page, test } from './support/test';

const ORDERS = `${hosts.console}/home/b2corder`;

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const crumbs = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');

test('the console opens entries of the menu in its document; a page of billing hears of the move and may stay, else another document is loaded', async ({
  page,
  context,
  sharedWorld,
}) => {
  await chooseLanguage(context, 'en');
  await sharedWorld.signIn(context);
  await page.goto(ORDERS);
  await page.evaluate(() => void Object.assign(window, { stays: true }));
  await menu(page).getByRole('link', { name: 'B2B orders' }).click();
  await expect(crumbs(page)).toHaveText(['Orders', 'Order management', 'B2B orders']);
  expect(await page.evaluate(() => Reflect.get(window, 'stays'))).toBe(true);

  await page.goto(businessPages.billing);
  await expectSignedIn(page);
  const openOrders = async () => {
    await menu(page).getByRole('button', { name: 'Orders', exact: true }).click();
    await menu(page).getByRole('link', { name: 'B2C orders' }).last().click();
  };
  await page.evaluate(() => {
    document.addEventListener(
      'oms-navigate',
      (event) => {
        event.preventDefault();
        Object.assign(window, { heard: (event as CustomEvent).detail.url });
      },
      { once: true },
    );
  });
  await openOrders();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'heard'))).toBe(ORDERS);
  await expect(page).toHaveURL(businessPages.billing);
  await page.mouse.move(900, 500);
  await page.keyboard.press('Escape');
  await openOrders();
  await expect(page).toHaveURL(ORDERS);
  await expect(crumbs(page)).toHaveText(['Orders', 'Order management', 'B2C orders']);
});
