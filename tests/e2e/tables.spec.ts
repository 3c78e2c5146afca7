import { browserArgs, findBrowser } from '../../scripts/support/browser.mjs';
import { portBase } from '../support/start-demo';
import { CLIENT_ADMIN, chooseLanguage, hosts, signInAlone, signInQuickly } from './support/demo';
import { type BrowserContext, expect, expectAccessible, type Page, test } from './support/test';

test.use({
  launchOptions: {
    executablePath: await findBrowser(),
    // A page that the test itself answers has no address, which a browser takes for one of the internet.
    args: [...browserArgs, '--disable-features=LocalNetworkAccessChecks'],
  },
});

const ROWS = '**/api/v2/deliverOrder/findByPage?**';
const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') });

async function orders(context: BrowserContext, page: Page, query = '', lang: 'en' | 'zh-CN' = 'en') {
  await chooseLanguage(context, lang);
  await signInQuickly(context);
  await page.goto(`${hosts.console}/home/b2corder${query}`);
  await expect(rows(page).first()).toBeVisible();
}

/** The parameters of the next call for rows. */
const nextCall = async (page: Page) => {
  const request = await page.waitForRequest((one) => one.url().includes('/deliverOrder/findByPage'));
  return new URL(request.url()).searchParams;
};

test('ten rows, the newest first; filters, order and page are in the address, which Back restores', async ({
  context,
  page,
}) => {
  const first = nextCall(page);
  await orders(context, page);
  const asked = await first;
  expect(['page', 'rows', 'sidx', 'sord'].map((name) => asked.get(name))).toEqual(['1', '10', 'id', 'desc']);
  expect([...asked.keys()].filter((name) => name.startsWith('search'))).toEqual([]);
  await expect(rows(page)).toHaveCount(10);

  await page.getByRole('combobox', { name: 'Status' }).click();
  for (const name of ['To review', 'To allocate', 'Picking'])
    await page.getByRole('option', { name }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/status=REVIEW%2CALLOCATE%2CPICKING$/);
  const chips = page.getByRole('list', { name: 'Filters that are set' });
  await expect(chips.getByRole('button').first()).toHaveText('Status To review, To allocate +1');

  const sorted = nextCall(page);
  await page.getByRole('button', { name: 'Amount' }).click();
  expect((await sorted).get('sidx')).toBe('amount');
  await expect(page.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'descending');
  const paged = nextCall(page);
  await page.getByRole('button', { name: 'Next page' }).click();
  expect((await paged).get('search[IN_status]')).toBe('REVIEW,ALLOCATE,PICKING');
  await expect(page).toHaveURL(/page=2/);

  await page.goBack();
  await expect(page).not.toHaveURL(/page=2/);
  await expect(page.getByRole('button', { name: '1', exact: true })).toHaveAttribute('aria-current', 'page');
  await chips.getByRole('button', { name: 'Remove the filter Status' }).click();
  await expect(chips).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'B2C orders' }).click();
  await expect(page).toHaveURL(`${hosts.console}/home/b2corder`);
  await expect(page.getByRole('columnheader', { name: 'Amount' })).not.toHaveAttribute('aria-sort');
});

test('what an address has that cannot be read counts as not given, and a page too far is the last one', async ({
  context,
  page,
}) => {
  await chooseLanguage(context, 'en');
  await signInQuickly(context);
  await page.goto(`${hosts.console}/home/b2corder?page=99999&rows=7&sort=-password&status=HELD&view=none`);
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).last().click();
  await expect(rows(page)).toHaveCount(10);
  await page.goto(`${hosts.console}/home/b2corder?page=99999&status=EXCEPTION`);
  await expect(rows(page).first()).toBeVisible();
  await expect(page).toHaveURL(/page=\d{1,3}(&|$)/);
});

test('a late reply to an earlier query is dropped', async ({ context, page }) => {
  await orders(context, page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(ROWS, async (route) => {
    if (
      !route.request().url().includes('CN_keyword%5D=OW-RUG&') &&
      !/CN_keyword%5D=OW-RUG$/.test(route.request().url())
    )
      return route.continue();
    await held;
    await route.continue().catch(() => {});
  });
  const search = page.getByRole('searchbox', { name: 'Order, tracking no., SKU' });
  await search.fill('OW-RUG');
  const slow = page.waitForRequest((one) => one.url().includes('OW-RUG'));
  await search.press('Enter');
  await slow;
  await search.fill('OW-LAMP');
  await search.press('Enter');
  await expect(rows(page).first()).toContainText('OW-LAMP');
  release();
  await expect(rows(page).filter({ hasText: 'OW-RUG' })).toHaveCount(0);
});

test('a load that fails is told and tried again; sums that fail leave the rows', async ({
  context,
  page,
}) => {
  await orders(context, page);
  await page.route('**/deliverOrder/**', (route) =>
    route.fulfill({ status: 200, json: { code: 10999, message: 'The order service rests' } }),
  );
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('The order service rests').first()).toBeVisible();
  await expect(rows(page)).toHaveCount(10);
  await page.getByRole('button', { name: 'To review today' }).click();
  const failed = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Try again' }) });
  await expect(failed).toContainText('The list has not loaded');
  await page.unroute('**/deliverOrder/**');
  await page.route('**/deliverOrder/spanCounts**', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>half' }),
  );
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByText('The totals have not loaded').first()).toBeVisible();
});

test('rows are selected singly, by range, by page and all that match; a bulk action names its count and is sent once', async ({
  context,
  page,
}) => {
  await orders(context, page, '?status=REVIEW');
  const boxes = page.getByRole('checkbox', { name: /^Select SO/ });
  await boxes.nth(1).click();
  await boxes.nth(4).click({ modifiers: ['Shift'] });
  await expect(page.getByText('4 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(boxes.nth(1)).not.toBeChecked();
  await expect(page.getByText('4 selected')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).click();
  await expect(page.getByText('14 selected')).toBeVisible();
  await page.getByRole('button', { name: /^Select all \d+ that match/ }).click();
  const told = await page.getByText(/^All \d+ that match are selected$/).innerText();
  const total = Number(/\d+/.exec(told)?.[0]);
  await boxes.first().click();
  await expect(page.getByText(`${total - 1} selected`)).toBeVisible();

  const sent: unknown[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/deliverOrder/approve**', async (route) => {
    sent.push(route.request().postDataJSON());
    await held;
    await route.fulfill({
      json: {
        code: 200,
        message: '',
        data: { total: 2, done: 1, failed: [{ id: '1', no: 'SO1', reason: 'No stock' }], task: null },
      },
    });
  });
  await page.getByRole('button', { name: 'Approve' }).click();
  const dialog = page.getByRole('alertdialog', { name: `Approve: ${total - 1} rows` });
  await dialog.getByRole('button', { name: 'Approve' }).dblclick();
  await expect.poll(() => sent.length).toBe(1);
  release();
  await expect(page.getByText('Approve: 1 done, 1 not')).toBeVisible();
  await expect(page.getByText('SO1: No stock')).toBeVisible();
  expect(sent).toEqual([
    { all: true, search: { EQ_status: 'REVIEW' }, except: [expect.any(String)], total: total - 1 },
  ]);
  await expect(page.getByText(/selected$/)).toHaveCount(0);
});

test('a bulk action that fails keeps what was written, and says why', async ({ context, page }) => {
  await orders(context, page);
  await page
    .getByRole('checkbox', { name: /^Select SO/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Cancel orders' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Cancel orders' }).click();
  await expect(dialog.getByText('This information cannot be empty, please fill in')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Why' }).fill('Wrong address');
  await page.route('**/deliverOrder/cancel**', (route) =>
    route.fulfill({ json: { code: 10042, message: 'It has left the warehouse' } }),
  );
  await dialog.getByRole('button', { name: 'Cancel orders' }).click();
  await expect(dialog.getByText('It has left the warehouse')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Why' })).toHaveValue('Wrong address');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('what is selected is exported by a task, with the columns that are shown', async ({ context, page }) => {
  await orders(context, page);
  await page
    .getByRole('checkbox', { name: /^Select SO/ })
    .first()
    .click();
  const sent = page.waitForRequest((one) => one.url().includes('/deliverOrder/export'));
  await page.getByRole('button', { name: 'Export' }).click();
  const body = (await sent).postDataJSON() as { ids: string[]; columns: string[] };
  expect(body.ids).toHaveLength(1);
  expect(body.columns).toEqual(expect.arrayContaining(['amount', 'currency', 'quantity']));
  expect(body.columns).not.toContain('ownerName');
  await expect(page.getByText('Export goes on in the background')).toBeVisible();
});

for (const path of [
  '/home/products/allproducts/list',
  '/home/purchase/order/list',
  '/home/returns/list',
  '/home/outbound/list',
  '/home/inventory/stock',
])
  test(`the service knows every column and every order of ${path}`, async ({ context, page }) => {
    await chooseLanguage(context, 'en');
    await signInQuickly(context);
    await page.goto(`${hosts.console}${path}`);
    await expect(rows(page).first()).toBeVisible();
    const heads = page.getByRole('columnheader').getByRole('button');
    for (let at = 0; at < (await heads.count()); at++) {
      const head = heads.nth(at).locator('..');
      await heads.nth(at).click();
      await expect(head).toHaveAttribute('aria-sort', /ending/);
      await expect(page.getByRole('table').locator('..')).toHaveAttribute('aria-busy', 'false');
      await expect(rows(page).first()).toBeVisible();
    }
    await page
      .getByRole('checkbox', { name: /^Select / })
      .nth(1)
      .click();
    await page.getByRole('button', { name: 'Export' }).click();
    await expect(page.getByText('Export goes on in the background')).toBeVisible();
  });

test('columns are hidden, moved, pinned and resized, and stay so for the user', async ({ context, page }) => {
  await chooseLanguage(context, 'en');
  await signInAlone(context, CLIENT_ADMIN);
  await page.goto(`${hosts.console}/home/b2corder`);
  const heads = page.getByRole('columnheader').filter({ hasText: /\w/ });
  await expect(heads.first()).toHaveText('Order');
  await page.getByRole('button', { name: 'Columns' }).click();
  const panel = page.getByRole('dialog', { name: 'Columns' });
  await panel.getByRole('checkbox', { name: 'Channel' }).click();
  await panel.getByRole('checkbox', { name: 'Owner' }).click();
  await panel.getByRole('button', { name: 'Keep Amount in view' }).click();
  await panel.getByRole('button', { name: 'Move Amount up' }).click();
  await expect(panel.getByRole('checkbox', { name: 'Order', exact: true })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Columns' })).toBeFocused();
  await expect(heads.nth(0)).toHaveText('Amount');
  await expect(heads.filter({ hasText: 'Channel' })).toHaveCount(0);
  await expect(heads.filter({ hasText: 'Owner' })).toHaveCount(1);
  const ordered = page.getByRole('button', { name: 'Ordered' });
  await ordered.focus();
  const head = page.getByRole('columnheader', { name: 'Ordered' });
  const width = (await head.boundingBox())?.width ?? 0;
  const saved = page.waitForResponse(
    (one) => one.url().includes('setUserOptionByName') && one.request().postData()!.includes('createdAt'),
  );
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(async () => (await head.boundingBox())?.width ?? 0).toBeGreaterThan(width + 10);
  await saved;
  await page.evaluate(() => localStorage.clear());
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(heads.nth(0)).toHaveText('Amount');
  await expect(heads.filter({ hasText: 'Owner' })).toHaveCount(1);
  await expect.poll(async () => (await head.boundingBox())?.width ?? 0).toBeGreaterThan(width + 10);
});

test('a view is saved, opened, changed and deleted', async ({ context, page }) => {
  await chooseLanguage(context, 'en');
  await signInAlone(context, CLIENT_ADMIN);
  await page.goto(`${hosts.console}/home/b2corder?status=EXCEPTION&sort=-amount`);
  const views = page.getByRole('navigation', { name: 'Views: B2C orders' });
  await views.getByRole('button', { name: 'Save as a view' }).click();
  const panel = page.getByRole('dialog', { name: 'Save as a view' });
  await panel.getByRole('textbox', { name: 'Name of the view' }).fill('All orders');
  await page.keyboard.press('Enter');
  await expect(panel.getByText('There is a view of this name. Choose another one.')).toBeVisible();
  await panel.getByRole('textbox', { name: 'Name of the view' }).fill('Dear trouble');
  await page.keyboard.press('Enter');
  const view = views.getByRole('button', { name: /^Dear trouble/ });
  await expect(view).toHaveAttribute('aria-current', 'true');
  await views.getByRole('button', { name: 'All orders' }).click();
  await expect(page).not.toHaveURL(/status=/);
  await page.reload();
  await view.click();
  await expect(page).toHaveURL(/status=EXCEPTION/);
  await page.getByRole('button', { name: 'Ordered' }).click();
  await expect(view).toHaveText('Dear troublechanged');
  await views.getByRole('button', { name: 'Save changes' }).click();
  await expect(view).toHaveText('Dear trouble');
  await views.getByRole('button', { name: 'Actions for the view Dear trouble' }).click();
  await page.getByRole('menuitem', { name: 'Delete the view' }).click();
  await expect(view).toHaveCount(0);
});

test('arrow keys go from row to row, and the list is searched again in another language', async ({
  context,
  page,
}) => {
  await orders(context, page);
  const boxes = page.getByRole('checkbox', { name: /^Select SO/ });
  await boxes.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(boxes.nth(1)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(boxes.nth(1)).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await expect(boxes.first()).toBeFocused();
  const again = nextCall(page);
  await page.evaluate(() =>
    (window as unknown as { OmsShell: { setLang(lang: string): void } }).OmsShell.setLang('zh-CN'),
  );
  expect((await again).get('lang')).toBe('zh-CN');
  await expect(page.getByRole('columnheader', { name: '下单时间' })).toBeVisible();
});

test('a list that was left comes back as it was, with what has changed meanwhile', async ({
  context,
  page,
}) => {
  await orders(context, page, '?rows=100');
  await expect(rows(page)).toHaveCount(100);
  const region = page.getByRole('region', { name: 'B2C orders' });
  await rows(page).nth(60).getByRole('link').scrollIntoViewIfNeeded();
  const top = await region.evaluate((element) => element.scrollTop);
  expect(top).toBeGreaterThan(500);
  const number = (await rows(page).nth(60).getByRole('link').innerText()).trim();
  await rows(page).nth(60).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
  await page.route(ROWS, async (route) => {
    const reply = await route.fetch();
    const body = (await reply.json()) as { data: { content: { orderNo: string; warehouseCode: string }[] } };
    for (const row of body.data.content) if (row.orderNo === number) row.warehouseCode = 'NEW9';
    await route.fulfill({ response: reply, json: body });
  });
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(rows(page)).toHaveCount(100);
  expect(await region.evaluate((element) => element.scrollTop)).toBe(top);
  await expect(rows(page).nth(60)).toContainText('NEW9');
  expect(await region.evaluate((element) => element.scrollTop)).toBe(top);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect.poll(() => region.evaluate((element) => element.scrollTop)).toBe(0);
  await expect(rows(page)).toHaveCount(100);
});

test('on a narrow screen rows have two lines, and can be selected', async ({ context, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await chooseLanguage(context, 'zh-CN');
  await signInQuickly(context);
  await page.goto(`${hosts.console}/home/b2corder`);
  const list = page.getByRole('list', { name: 'B2C 订单' });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  await expect(page.getByRole('table')).toHaveCount(0);
  await page.getByRole('button', { name: '选择', exact: true }).click();
  await list.getByRole('checkbox').first().click();
  await expect(page.getByText('已选 1 条')).toBeVisible();
  await page.getByRole('button', { name: '筛选' }).click();
  await page.getByRole('combobox', { name: '状态' }).click();
  await page.getByRole('option', { name: '待审核' }).click();
  await expect(page).toHaveURL(/status=REVIEW/);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
});

test('an old page gets a table by its script tag, in a shadow root', async ({ context }) => {
  await chooseLanguage(context, 'en');
  await signInQuickly(context);
  const page = await context.newPage();
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Orders</title>
    <style>table, td, button { color: red !important; border: 5px solid red !important }</style>
    <script src="http://localhost:${portBase + 4}/oms-shell.js" async></script></head>
    <body><main><h1>Orders</h1><div id="orders"></div></main><script>
      window.OmsShell ||= { queue: [] };
      OmsShell.queue.push(['mount', 'table', '#orders', {
        label: 'Orders', query: 'sort=-amount',
        source: { path: '/api/v2/deliverOrder/findByPage', service: 'orderApi' },
        columns: [
          { key: 'orderNo', title: 'Order', type: 'id' },
          { key: 'status', title: 'Status', text: (row) => 'is ' + row.status },
          { key: 'amount', title: 'Amount', type: 'amount', sort: true },
        ],
        filters: [{ key: 'warehouse', field: 'warehouseCode', label: 'Warehouse', reference: 'warehouseCodes' }],
        bulk: [{ id: 'print', label: 'Print', run: (selection, count) => { document.title = count + ' of ' + Object.keys(selection); return false; } }],
      }]);</script></body></html>`;
  await page.route(`${hosts.billing}/orders`, (route) =>
    route.fulfill({ contentType: 'text/html', body: html }),
  );
  await page.goto(`${hosts.billing}/orders`);
  await expect(rows(page)).toHaveCount(10);
  await expect(page.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'descending');
  await expect(rows(page).first()).toContainText(/is [A-Z]+/);
  await page.getByRole('combobox', { name: 'Warehouse' }).click();
  await page.getByRole('option', { name: /LA1/ }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Warehouse Los Angeles/ })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).click();
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page).toHaveTitle('10 of ids');
  const told = await page.evaluate(async () => {
    const shell = (window as unknown as { OmsShell: { mount(...given: unknown[]): Promise<unknown> } })
      .OmsShell;
    const error = new Promise((resolve) =>
      document.addEventListener('oms-error', (event) => resolve((event as CustomEvent).detail.message), {
        once: true,
      }),
    );
    await shell.mount('table', '#orders', { label: 'Nothing', columns: 'all' });
    return error;
  });
  expect(told).toContain('source.path is missing; allowed: a path of a service');
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
    await orders(context, page, '?status=REVIEW,ALLOCATE,PICKING', lang);
    await page.getByRole('checkbox').nth(1).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: lang === 'en' ? 'Columns' : '列设置' }).click();
    await expectAccessible(page);
  });
