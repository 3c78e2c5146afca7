import { businessPages, expectSignedIn, hosts } from './support/demo';
import { expect, type Page, test } from './support/test';

const button = (page: Page, name: '语言' | 'Language') =>
  page.locator('oms-topnav').getByRole('button', { name, exact: true });
const choice = (page: Page, name: string) => page.locator('oms-topnav').getByRole('menuitemradio', { name });

test('a language is kept over hosts and loads, and every tab follows', async ({ page, context, world }) => {
  await world.signIn(context);
  await page.goto(businessPages.console);
  await expectSignedIn(page);
  // Nobody has chosen one yet.
  const kept = async () => (await context.cookies(hosts.billing)).find(({ name }) => name === 'lang')?.value;
  await expect.poll(kept).toBe('zh-CN');

  await page.locator('oms-topnav').getByRole('button', { name: '快速入门' }).click();
  await expect(page.getByRole('dialog', { name: '三步接通第一票订单' })).toBeVisible();
  const other = await context.newPage();
  await other.goto(businessPages.console);
  await expectSignedIn(other);
  await button(other, '语言').click();
  await choice(other, 'English').click();
  await expect(page.getByRole('dialog', { name: 'Three steps to your first order' })).toBeVisible();
  await other.reload();
  await expect(button(other, 'Language')).toBeVisible();

  // The server renders the pages of billing, so each tab loads its page again.
  for (const one of [page, other]) {
    await one.goto(businessPages.billing);
    await expectSignedIn(one);
    await expect(one.locator('html')).toHaveAttribute('lang', 'en');
  }
  await button(page, 'Language').click();
  await choice(page, '简体中文').click();
  for (const one of [page, other]) {
    await expect(button(one, '语言')).toBeVisible();
    await expect(one.locator('html')).toHaveAttribute('lang', 'zh-CN');
  }
});
