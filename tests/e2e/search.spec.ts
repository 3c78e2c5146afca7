import { businessPages, chooseLanguage, expectSignedIn, hosts } from './support/demo';
import { expect, test } from './support/test';

test('the services of every group answer a page of another host, and a result leads to its page', async ({
  page,
  context,
  sharedWorld,
}) => {
  await chooseLanguage(context, 'zh-CN');
  await sharedWorld.signIn(context);
  await page.goto(businessPages.billing);
  await expectSignedIn(page);
  const search = page.getByRole('combobox', { name: '搜索', exact: true });
  const inGroup = (name: string) =>
    page.locator('oms-topnav').getByRole('group', { name, exact: true }).getByRole('option');
  await search.fill('HY-22');
  for (const name of ['订单', '商品', '采购单']) await expect(inGroup(name).first()).toBeVisible();
  await search.fill('通知');
  await expect(inGroup('公告').first()).toBeVisible();
  await search.fill('HY-22');
  const order = inGroup('订单').first();
  await expect(order).toHaveAttribute('href', /\/home\/b2corder\/upadte\/query\?id=/);
  const href = (await order.getAttribute('href')) ?? '';
  expect(href).toContain(hosts.console);
  await order.click();
  await expect(page).toHaveURL(href);
});
