import { businessPages, chooseLanguage, hosts, signInQuickly } from './support/demo';
import { expect, expectAccessible, type Page, test } from './support/test';

const words = {
  en: { menu: 'Main menu', filter: 'Find in menu', billing: 'Billing', clear: 'Clear' },
  'zh-CN': { menu: '主菜单', filter: '查找菜单', billing: '账务', clear: '清空' },
} as const;
type Lang = keyof typeof words;

const menu = (page: Page, lang: Lang) => page.getByRole('navigation', { name: words[lang].menu });
const field = (page: Page, lang: Lang) =>
  menu(page, lang).getByRole('combobox', { name: words[lang].filter });
const results = (page: Page) => page.locator('oms-sidemenu').getByRole('listbox').getByRole('option');

async function open(page: Page, url: string, lang: Lang): Promise<void> {
  await chooseLanguage(page.context(), lang);
  await signInQuickly(page.context());
  await page.goto(url);
}

test.describe('in the tree', () => {
  const orders = `${hosts.console}/home/b2corder`;

  test('finds entries of other modules and says where they live', async ({ page }) => {
    await open(page, orders, 'en');
    await field(page, 'en').fill('stock query');
    await expect(results(page)).toHaveCount(1);
    await expect(results(page)).toContainText('Inventory › Stock');
    await expect(results(page).locator('mark')).toHaveText('Stock query');
    await expect(menu(page, 'en').getByRole('status').filter({ hasText: '1 entry found' })).toBeAttached();
    await expect(menu(page, 'en').getByRole('link', { name: 'B2C orders' })).toBeHidden();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(field(page, 'en')).toHaveValue('');
    await expect(field(page, 'en')).toBeFocused();
    await expect(menu(page, 'en').getByRole('link', { name: 'B2C orders' })).toBeVisible();
  });

  test('finds Chinese titles by pinyin and by its initials', async ({ page }) => {
    await open(page, orders, 'zh-CN');
    for (const typed of ['库存查询', 'kucunchaxun', 'kccx']) {
      await field(page, 'zh-CN').fill(typed);
      await expect(results(page).filter({ hasText: '库存查询' }).first()).toBeVisible();
      await expect(results(page).filter({ hasText: '库存 › 库存查询' }).first().locator('mark')).toHaveText(
        '库存查询',
      );
    }
    await expectAccessible(page);
  });

  test('arrows point at results, Enter opens one, with Ctrl in a new tab', async ({ page, context }) => {
    await open(page, orders, 'en');
    await field(page, 'en').fill('orders');
    await expect(results(page).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const second = await results(page).nth(1).getAttribute('id');
    await expect(field(page, 'en')).toHaveAttribute('aria-activedescendant', second ?? '');
    await expect(field(page, 'en')).toBeFocused();
    const url = (await results(page).nth(1).getAttribute('href')) ?? '';
    const [tab] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Control+Enter')]);
    await expect(tab).toHaveURL(url);
    await tab.close();
    await expect(field(page, 'en')).toHaveValue('orders');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(url);
    await expect(results(page)).toHaveCount(0);
  });

  test('says that nothing was found, and what to do', async ({ page }) => {
    await open(page, orders, 'en');
    await field(page, 'en').fill('<b>qqq</b>');
    await expect(menu(page, 'en').getByText('Nothing in the menu for <b>qqq</b>').last()).toBeVisible();
    await expect(menu(page, 'en').getByText('Try fewer letters')).toBeVisible();
    await expectAccessible(page);
    await menu(page, 'en').getByRole('button', { name: words.en.clear }).click();
    await expect(field(page, 'en')).toBeFocused();
    await expect(menu(page, 'en').getByRole('link', { name: 'B2C orders' })).toBeVisible();
  });
});

for (const lang of ['en', 'zh-CN'] as const) {
  test(`in the flyout, in ${lang}: Escape clears, then closes`, async ({ page }) => {
    await open(page, businessPages.billing, lang);
    const module = menu(page, lang).getByRole('button', { name: words[lang].billing, exact: true });
    await module.click();
    await field(page, lang).fill(lang === 'en' ? 'pick waves' : 'jhbc');
    await expect(results(page)).toHaveCount(1);
    await expect(results(page)).toContainText(lang === 'en' ? 'Orders › Outbound' : '订单 › 出库');
    await expect(results(page)).toHaveAttribute('href', new RegExp(`^${hosts.console}/home/`));
    await expectAccessible(page);
    await page.mouse.move(1300, 500);
    await page.keyboard.press('Escape');
    await expect(results(page)).toHaveCount(0);
    await expect(field(page, lang)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field(page, lang)).toHaveCount(0);
    await expect(module).toBeFocused();
  });
}

test('the flyout is as wide as its columns, and the filter stands above what it finds', async ({ page }) => {
  await open(page, `${hosts.console}/home/b2corder`, 'en');
  await menu(page, 'en').getByRole('button', { name: 'Collapse menu' }).click();
  await menu(page, 'en').getByRole('button', { name: 'Transfers' }).click();
  await expect(page.locator('oms-sidemenu [data-column]')).toHaveCount(1);
  const fly = page.locator('oms-sidemenu .oms-fly');
  expect((await fly.boundingBox())?.width).toBeLessThanOrEqual(280);
  await field(page, 'en').fill('order');
  await expect(results(page).first()).toBeVisible();
  const [above, first] = await Promise.all([
    field(page, 'en').boundingBox(),
    results(page).first().boundingBox(),
  ]);
  expect(Math.abs((above?.x ?? 0) - (first?.x ?? 0))).toBeLessThanOrEqual(24);
  expect((first?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0))).toBeLessThanOrEqual(48);
});

test.describe('on a narrow window', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('finds in the drawer, and closes it on the way', async ({ page }) => {
    await open(page, `${hosts.console}/home/b2corder`, 'en');
    await page.getByRole('button', { name: /menu/i }).first().click();
    const drawer = page.getByRole('dialog', { name: 'Main menu' });
    await drawer.getByRole('combobox', { name: 'Find in menu' }).fill('b2b orders');
    await expect(results(page)).toHaveCount(1);
    expect((await results(page).boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expectAccessible(page);
    await results(page).click();
    await expect(drawer).toHaveCount(0);
    await expect(page).toHaveURL(/b2border/i);
  });
});

test('another module chosen beside the filter shows its own entries', async ({ page }) => {
  await open(page, businessPages.billing, 'en');
  await menu(page, 'en').getByRole('button', { name: 'Billing', exact: true }).click();
  await field(page, 'en').fill('stock query');
  await expect(results(page)).toHaveCount(1);
  await menu(page, 'en').getByRole('button', { name: 'Orders', exact: true }).click();
  await expect(field(page, 'en')).toHaveValue('');
  await expect(menu(page, 'en').getByRole('link', { name: 'B2C orders', exact: true }).last()).toBeVisible();
});
