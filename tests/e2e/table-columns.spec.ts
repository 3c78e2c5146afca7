import { chooseLanguage, hosts, signInQuickly } from './support/demo';
import { openOrders, rowsOf } from './support/table';
import { expect, expectAccessible, test } from './support/test';

for (const path of [
  '/home/products/allproducts/list',
  '/home/purchase/order/list',
  '/home/returns/list',
  '/home/outbound/list',
  '/home/inventory/stock',
  '/home/managechannel/channelbase/list',
  '/home/products/line/list',
  '/home/dynamicerpsku',
  '/home/warehouse/account/list',
  '/home/rules/warehouseDeliver',
])
  test(`the service knows every column and every order of ${path}`, async ({ context, page }) => {
    await chooseLanguage(context, 'en');
    await signInQuickly(context);
    await page.goto(`${hosts.console}${path}`);
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
    await expect(page.getByText('Export goes on in the background')).toBeVisible();
  });

for (const [lang, colorScheme] of [
  ['en', 'dark'],
  ['zh-CN', 'light'],
] as const)
  test(`axe finds nothing in a table with rows selected: ${lang}, ${colorScheme}`, async ({
    context,
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await openOrders(context, page, '?status=REVIEW,ALLOCATE,PICKING', lang);
    await page.getByRole('checkbox').nth(1).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: lang === 'en' ? 'Columns' : '列设置' }).click();
    await expectAccessible(page);
  });
