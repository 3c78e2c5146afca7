import { businessPages, chooseLanguage, hosts, signInQuickly } from './support/demo';
import { expect, type Page, test } from './support/test';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const group = (page: Page) => menu(page).getByRole('button', { name: 'Crowd', exact: true });
const entry = (page: Page, at: number) =>
  menu(page)
    .getByRole('link', { name: titleOf(at), exact: true })
    .first();
/** Two of them begin with a letter that no other entry begins with. */
const titleOf = (at: number) => (at === 150 || at === 1000 ? `Zone ${at}` : `Entry ${at}`);
const nodes = (page: Page) =>
  page.locator('oms-sidemenu').evaluate((element) => element.shadowRoot!.querySelectorAll('*').length);

/** Opens a page with one group more in the module of orders, which holds `count` entries. */
async function open(page: Page, url: string, count: number): Promise<void> {
  await chooseLanguage(page.context(), 'en');
  await signInQuickly(page.context());
  await page.route('**/Context/baseData*', async (route) => {
    const request = route.request();
    if (request.method() === 'OPTIONS' || request.url().includes('noVerify')) return route.continue();
    const response = await route.fetch();
    const json = await response.json();
    const { menus } = json.data as { menus: Record<string, unknown>[] };
    const globalCatelogId = menus.find((one) => `${one.url}`.endsWith('/b2corder'))?.globalCatelogId;
    const row = { globalCatelogId, scope: '1', menuType: 'YES', langKey: '', sortIndex: 9000 };
    menus.push({ ...row, id: 900_000, parentId: 0, title: 'Crowd', url: null });
    for (let at = 0; at < count; at++) {
      const own = { id: 900_001 + at, parentId: 900_000, title: titleOf(at), url: `/home/crowd/${at}` };
      menus.push({ ...row, ...own });
    }
    await route.fulfill({ response, json });
  });
  await page.goto(url);
}

test('a tree of 2,000 entries has no more nodes than one of 200', async ({ page }) => {
  const counted: number[] = [];
  for (const count of [200, 2000]) {
    await page.unrouteAll();
    await page.evaluate(() => localStorage.clear()).catch(() => {});
    await open(page, `${hosts.console}/home/b2corder`, count);
    await group(page).click();
    await expect(entry(page, 5)).toBeVisible();
    counted.push(await nodes(page));
    await group(page).click();
  }
  // Not to the last: an icon or a star may come while they are counted.
  const [few = 0, many = Number.NaN] = counted;
  expect(Math.abs(many - few)).toBeLessThan(100);
});

test('in a tree of 2,000 entries every key finds its way', async ({ page }) => {
  await open(page, `${hosts.console}/home/b2corder`, 2000);
  await group(page).click();
  await expect(entry(page, 0)).toBeVisible();
  await group(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(entry(page, 0)).toBeFocused();
  await page.keyboard.press('z');
  await expect(entry(page, 150)).toBeFocused();
  await expect(entry(page, 150)).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(entry(page, 151)).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await page.keyboard.press('c');
  await expect(group(page)).toBeFocused();
});

test('the current entry of a long tree is brought into sight', async ({ page }) => {
  await open(page, `${hosts.console}/home/crowd/1234`, 2000);
  await expect(entry(page, 1234)).toHaveAttribute('aria-current', 'page');
  await expect(entry(page, 1234)).toBeInViewport();
  await expect(entry(page, 1238)).toBeVisible();
});

test('a flyout of 2,000 entries scrolls in itself and draws the columns in view', async ({ page }) => {
  await open(page, businessPages.billing, 2000);
  await menu(page).getByRole('button', { name: 'Orders', exact: true }).click();
  const flyout = menu(page).locator('[part~="flyout"]');
  await expect(flyout).toBeVisible();
  await expect(flyout.getByRole('link').first()).toBeVisible();
  expect(await nodes(page)).toBeLessThan(1500);
  const box = (await flyout.boundingBox())!;
  expect(box.x + box.width).toBeLessThanOrEqual(page.viewportSize()!.width);
  await flyout.getByRole('link').last().focus();
  await page.keyboard.press('End');
  await expect(entry(page, 1999)).toBeFocused();
  await expect(entry(page, 1999)).toBeInViewport();
  await page.keyboard.press('ArrowUp');
  await expect(entry(page, 1998)).toBeFocused();
  await page.keyboard.press('z');
  await page.keyboard.press('z');
  await expect(entry(page, 1000)).toBeFocused();
  await expect(entry(page, 1000)).toBeInViewport();
  expect(await nodes(page)).toBeLessThan(2000);
});
