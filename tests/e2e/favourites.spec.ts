import { businessPages, chooseLanguage, expectSignedIn, hosts, signInAlone } from './support/demo';
import { type BrowserContext, expect, type Page, test } from './support/test';

test.describe.configure({ mode: 'parallel' });

const ACCOUNT = 'super@oms.test';
const menu = (page: Page) => page.getByRole('navigation', { name: /^(Main menu|主菜单)$/ });
const module = (page: Page, name: string) => menu(page).getByRole('button', { name, exact: true });
const flyout = (page: Page) => menu(page).locator('[part~="flyout"]');
const panel = (page: Page) => flyout(page).getByRole('region', { name: /^(Favourites|我的收藏)$/ });
const names = (page: Page) => panel(page).getByRole('listitem').allInnerTexts();
const star = (page: Page, name: string) => flyout(page).getByRole('button', { name: `Favourite: ${name}` });

async function save(page: Page, ids: string): Promise<void> {
  await page.evaluate(
    (resourceIds) =>
      (
        window as unknown as { OmsShell: { request: { post(path: string, body: object): Promise<unknown> } } }
      ).OmsShell.request.post('/api/v1/UcUserFavMenu/saveAll', { resourceIds }),
    ids,
  );
}

async function open(context: BrowserContext, page: Page, lang: 'en' | 'zh-CN' = 'en'): Promise<void> {
  await chooseLanguage(context, lang);
  await signInAlone(context, ACCOUNT);
  await page.goto(businessPages.billing);
  await expectSignedIn(page);
}

/** Ids of entries with a page, as the menu has them. */
const someIds = (page: Page, count: number) =>
  page.evaluate(async (most) => {
    type Row = { id: number; url?: string; menuType?: string; scope?: string };
    const shell = (
      window as unknown as {
        OmsShell: { request: { get(path: string): Promise<{ data: { menus: Row[] } }> } };
      }
    ).OmsShell;
    const { data } = await shell.request.get('/api/v1/Context/baseData');
    const rows = data.menus.filter(({ url, menuType }) => url && menuType !== 'NO');
    return rows.slice(0, most).map(({ id }) => String(id));
  }, count);

test('a long list scrolls under what is carried to its edge, by finger too', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 1280, height: 620 } });
  const page = await context.newPage();
  await open(context, page);
  const ids = await someIds(page, 40);
  await save(page, ids.join(','));
  await page.reload();
  await module(page, 'Billing').click();
  await panel(page).getByRole('button', { name: 'Edit' }).click();
  const rows = panel(page).getByRole('listitem');
  await expect(rows.nth(25)).toBeAttached();
  const before = await names(page);
  expect(before.length).toBeGreaterThan(25);
  const box = (await panel(page).boundingBox())!;
  const grip = (await rows.first().getByRole('button').first().boundingBox())!;
  const at = { x: grip.x + 8, y: grip.y + 8 };
  const client = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: at.x, y }],
    });
  await touch('touchStart', at.y);
  await touch('touchMove', at.y + 40);
  const edge = box.y + box.height - 60;
  await touch('touchMove', edge);
  await expect(rows.last()).toBeInViewport();
  await touch('touchMove', edge + 1);
  const saved = page.waitForResponse(/saveAll/);
  await touch('touchEnd', edge + 1);
  await saved;
  const after = await names(page);
  expect(after.indexOf(before[0] ?? '')).toBeGreaterThan(20);
  expect([...after].sort()).toEqual([...before].sort());
  await context.close();
});

test('another tab’s star is shown, and not saved over', async ({ page, context }) => {
  await open(context, page);
  await save(page, '');
  await page.reload();
  await module(page, 'Billing').click();
  await expect(panel(page).getByText('No favourites yet')).toBeVisible();
  const other = await context.newPage();
  await other.goto(businessPages.billing);
  await module(other, 'Billing').click();
  await star(other, 'Bill list').click();
  await expect.poll(() => names(page)).toEqual(['Bill list']);
  await star(page, 'UPS charges').click();
  await expect.poll(() => names(other)).toEqual(['Bill list', 'UPS charges']);
});

test('the console’s tree and main panel show the same list', async ({ page, context }) => {
  await open(context, page);
  const [first = ''] = await someIds(page, 1);
  await save(page, first);
  await module(page, 'Billing').click();
  await page.goto(`${hosts.console}/home`);
  await expect(page.locator('#home-favourites').getByRole('listitem')).toHaveCount(1);
});
