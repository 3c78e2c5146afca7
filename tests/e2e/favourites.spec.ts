import {
  businessPages,
  chooseLanguage,
  expectSignedIn,
  hosts,
  keepToasts,
  signInAlone,
} from './support/demo';
import { type BrowserContext, expect, expectAccessible, type Page, test } from './support/test';

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

test('starred, sorted by keys and by pointer, removed, kept, and taken back on failure', async ({
  page,
  context,
}) => {
  // Everything that a person does with a list, one after the other: several times the length of a test.
  test.slow();
  await open(context, page);
  await save(page, '');
  await page.reload();
  await module(page, 'Billing').click();
  await expect(panel(page).getByText('No favourites yet')).toBeVisible();
  for (const name of ['UPS charges', 'USPS charges', 'Bill list']) {
    await star(page, name).click();
    await expect(star(page, name).first()).toHaveAttribute('aria-pressed', 'true');
  }
  await panel(page).getByRole('button', { name: 'Edit' }).click();
  await expect.poll(() => names(page)).toEqual(['UPS charges', 'USPS charges', 'Bill list']);

  const handle = panel(page).getByRole('button', { name: 'Move Bill list' });
  await handle.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Escape');
  await expect(panel(page).getByText('Bill list is back at place 3 of 3')).toBeAttached();
  await expect(flyout(page)).toBeVisible();
  await page.keyboard.press('Space');
  await page.keyboard.press('Home');
  await page.keyboard.press('Space');
  await expect.poll(() => names(page)).toEqual(['Bill list', 'UPS charges', 'USPS charges']);
  await expect(handle).toBeFocused();

  const grip = (await panel(page).getByRole('button', { name: 'Move UPS charges' }).boundingBox())!;
  await page.mouse.move(grip.x + 8, grip.y + 8);
  await page.mouse.down();
  await page.mouse.move(grip.x + 12, grip.y + 44, { steps: 6 });
  await page.mouse.up();
  await expect.poll(() => names(page)).toEqual(['Bill list', 'USPS charges', 'UPS charges']);
  await expectAccessible(page);
  // The list shows an edit before the service has it.
  const saved = page.waitForResponse(
    (reply) =>
      reply.url().includes('/UcUserFavMenu/saveAll') &&
      reply.request().postDataJSON()?.resourceIds.split(',').length === 2,
  );
  await panel(page).getByRole('button', { name: 'Favourite: USPS charges' }).click();
  await panel(page).getByRole('button', { name: 'Done' }).click();
  await expect.poll(() => names(page)).toEqual(['Bill list', 'UPS charges']);
  await saved;

  await page.reload();
  await module(page, 'Billing').click();
  await expect.poll(() => names(page)).toEqual(['Bill list', 'UPS charges']);

  await page.route('**/UcUserFavMenu/saveAll*', (route) =>
    route.fulfill({
      json: { code: 10010, message: 'Too many favourites', data: null, requestId: 'r1' },
      headers: {
        'access-control-allow-origin': hosts.billing,
        'access-control-allow-credentials': 'true',
      },
    }),
  );
  await star(page, 'USPS charges').click();
  await expect(panel(page).getByText('Too many favourites')).toBeVisible();
  await expect.poll(() => names(page)).toEqual(['Bill list', 'UPS charges']);
  await page.unrouteAll();

  await panel(page).getByRole('button', { name: 'Hide favourites' }).click();
  await expect(panel(page)).toHaveCount(0);
  await page.reload();
  await module(page, 'Billing').click();
  await expect(flyout(page).getByRole('link', { name: 'Bill list' })).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
});

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

test('the success texts, in both languages, and the last list at once on the next visit', async ({
  page,
  context,
}) => {
  await keepToasts(context);
  await open(context, page);
  await save(page, '');
  await page.reload();
  await module(page, 'Billing').click();
  await star(page, 'Bill list').click();
  await expect(page.getByText('operation successful, see Favourites').first()).toBeVisible();
  await chooseLanguage(context, 'zh-CN');
  await page.route('**/UcUserFavMenu/findAll*', () => {});
  await page.reload();
  await module(page, '账务').click();
  await expect.poll(() => names(page)).toEqual(['账单列表']);
  await page.unrouteAll();
  await page.reload();
  await module(page, '账务').click();
  await flyout(page).getByRole('button', { name: '收藏：UPS 费用' }).click();
  await expect(page.getByText('操作成功，请到 我的收藏 查看！').first()).toBeVisible();
  await panel(page).getByRole('button', { name: '编辑' }).click();
  await expectAccessible(page);
  await panel(page).getByRole('button', { name: '移动UPS 费用' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect(page.getByText('移动成功').first()).toBeVisible();
});

test('ids that the menu does not have are kept out of sight and saved all the same', async ({
  page,
  context,
}) => {
  await open(context, page);
  const [known = ''] = await someIds(page, 1);
  const answer = (data: unknown) => ({
    headers: {
      'access-control-allow-origin': hosts.billing,
      'access-control-allow-credentials': 'true',
    },
    json: { code: 200, message: '', data },
  });
  await page.route('**/UcUserFavMenu/findAll*', (route) => route.fulfill(answer(['999999', known])));
  await page.route('**/UcUserFavMenu/saveAll*', (route) => route.fulfill(answer(null)));
  await page.reload();
  await module(page, 'Billing').click();
  await expect.poll(() => names(page)).toHaveLength(1);
  const saved = page.waitForRequest(/saveAll/);
  await star(page, 'UPS charges').click();
  expect((await saved).postDataJSON().resourceIds).toMatch(new RegExp(`^999999,${known},\\d+$`));
  await expect.poll(() => names(page)).toHaveLength(2);
});

test('the console’s tree and main panel show the same list', async ({ page, context }) => {
  await open(context, page);
  const [first = ''] = await someIds(page, 1);
  await save(page, first);
  await module(page, 'Billing').click();
  await page.goto(`${hosts.console}/home`);
  await expect(page.locator('#home-favourites').getByRole('listitem')).toHaveCount(1);
});

test('a row that goes while it has the focus hands it on, and the panel stays', async ({ page, context }) => {
  await open(context, page);
  await save(page, (await someIds(page, 1)).join());
  await page.reload();
  await module(page, 'Billing').click();
  await panel(page).getByRole('button', { name: 'Edit' }).click();
  const handle = panel(page).getByRole('button', { name: /^Move / });
  await handle.focus();
  // Elsewhere the list is emptied, and this tab asks again once it is in sight.
  await save(page, '');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(handle).toHaveCount(0);
  await expect(panel(page).getByRole('button', { name: 'Done' })).toBeFocused();
  await expect(flyout(page)).toBeVisible();
});
