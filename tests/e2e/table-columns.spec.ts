import { chooseLanguage, hosts, keepToasts } from './support/demo';
import { rowsOf } from './support/table';
import { expect, type Page, test } from './support/test';

const LISTS = [
  [
    '/home/products/allproducts/list',
    '/home/purchase/order/list',
    '/home/returns/list',
    '/home/outbound/list',
    '/home/inventory/stock',
  ],
  [
    '/home/managechannel/channelbase/list',
    '/home/products/line/list',
    '/home/dynamicerpsku',
    '/home/warehouse/account/list',
    '/home/rules/warehouseDeliver',
  ],
];

/** Orders the list by each column that offers it, and exports a row. */
async function tryList(page: Page): Promise<void> {
  await expect(rowsOf(page).first()).toBeVisible();
  const heads = page.getByRole('columnheader').getByRole('button');
  for (let at = 0; at < (await heads.count()); at++) {
    const head = heads.nth(at).locator('..');
    await heads.nth(at).click();
    await expect(head).toHaveAttribute('aria-sort', /ending/);
    await expect(page.getByRole('table').locator('..')).toHaveAttribute('aria-busy', 'false');
    await expect(rowsOf(page).first()).toBeVisible();
  }
  await page
    .getByRole('checkbox', { name: /^Select / })
    .nth(1)
    .click();
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(page.getByText('Export continues in the background')).toBeVisible();
}

for (const paths of LISTS)
  test(`the service knows every column and every order of the lists from ${paths[0]} on`, async ({
    context,
    page,
    world,
  }) => {
    await chooseLanguage(context, 'en');
    await keepToasts(context);
    await world.signIn(context);
    for (const path of paths) {
      await page.goto(`${hosts.console}${path}`);
      await test.step(path, () => tryList(page));
    }
  });
