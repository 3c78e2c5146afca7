import { chooseLanguage, hosts, signInQuickly } from './support/demo';
import { answeredPages, openOldPage } from './support/old-page';
import { openOrders, rowsOf } from './support/table';
import { expect, type Page, test } from './support/test';

test.use(answeredPages);

const ROWS = '**/api/v2/deliverOrder/findByPage?**';

/** The parameters of the next call for rows, or of the next with these: an earlier one may be on its way still. */
const nextCall = async (page: Page, wanted: Readonly<Record<string, string>> = {}) => {
  const paramsOf = (url: string) => new URL(url).searchParams;
  const request = await page.waitForRequest(
    (one) =>
      one.url().includes('/deliverOrder/findByPage') &&
      Object.entries(wanted).every(([name, value]) => paramsOf(one.url()).get(name) === value),
  );
  return paramsOf(request.url());
};

test('ten rows, the newest first; filters, order and page are in the address, which Back restores', async ({
  context,
  page,
}) => {
  const first = nextCall(page);
  await openOrders(context, page);
  const asked = await first;
  expect(['page', 'rows', 'sidx', 'sord'].map((name) => asked.get(name))).toEqual(['1', '10', 'id', 'desc']);
  expect([...asked.keys()].filter((name) => name.startsWith('search'))).toEqual([]);
  await expect(rowsOf(page)).toHaveCount(10);

  await page.getByRole('combobox', { name: 'Status' }).click();
  for (const name of ['To review', 'To allocate', 'Picking'])
    await page.getByRole('option', { name }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/status=REVIEW%2CALLOCATE%2CPICKING$/);
  const chips = page.getByRole('list', { name: 'Filters that are set' });
  await expect(chips.getByRole('button').first()).toHaveText('Status To review, To allocate +1');

  const sorted = nextCall(page, { sidx: 'amount' });
  await page.getByRole('button', { name: 'Amount' }).click();
  await sorted;
  await expect(page.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'descending');
  const paged = nextCall(page, { page: '2' });
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

test('options and views say how many rows they would show', async ({ context, page }) => {
  await openOrders(context, page);
  const view = page
    .getByRole('navigation', { name: /^Views/ })
    .getByRole('button', { name: /^Exceptions \d/ });
  await page.getByRole('combobox', { name: 'Status' }).click();
  const option = page.getByRole('option', { name: /^Exception/ });
  await expect(option).toHaveText(/^Exception\d/);
  const count = (await option.innerText()).replace(/\D/g, '');
  await expect(view).toHaveText(`Exceptions${count}`);
  await option.click();
  await page.keyboard.press('Escape');
  await expect(page.getByText(`${count} in total`)).toBeVisible();
  // With another filter the view would show other rows than these.
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.getByRole('searchbox', { name: 'Order, tracking no., SKU' }).fill('SO26');
  await expect(page).toHaveURL(/text=SO26/);
  await expect(view).toHaveCount(0);
});

test('many SKUs are pasted at once, and those that do not exist are named', async ({ context, page }) => {
  await chooseLanguage(context, 'en');
  await signInQuickly(context);
  await page.goto(`${hosts.console}/home/products/allproducts/list`);
  await page.getByRole('button', { name: 'Many SKUs' }).click();
  const dialog = page.getByRole('dialog', { name: 'Search many SKUs' });
  await dialog.getByRole('textbox', { name: 'SKUs' }).fill('HY-2206-BK\tNOPE-1\nBT-5504-BK\nHY-2206-BK');
  await dialog.getByRole('button', { name: 'Search (3)' }).click();
  await expect(dialog.getByText('1 not found: NOPE-1')).toBeVisible();
  await dialog.getByRole('button', { name: 'Search the other 2' }).click();
  await expect(page).toHaveURL(/skus=HY-2206-BK%2CBT-5504-BK/);
  await expect(rowsOf(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'SKU HY-2206-BK, BT-5504-BK', exact: true }).click();
  await expect(dialog.getByRole('textbox', { name: 'SKUs' })).toHaveValue('HY-2206-BK\nBT-5504-BK');
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
  await expect(rowsOf(page)).toHaveCount(10);
  await page.goto(`${hosts.console}/home/b2corder?page=99999&status=EXCEPTION`);
  await expect(rowsOf(page).first()).toBeVisible();
  await expect(page).toHaveURL(/page=\d{1,3}(&|$)/);
});

test('a late reply to an earlier query is dropped', async ({ context, page }) => {
  await openOrders(context, page);
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
  await expect(rowsOf(page).first()).toContainText('OW-LAMP');
  release();
  await expect(rowsOf(page).filter({ hasText: 'OW-RUG' })).toHaveCount(0);
});

test('a load that fails is told and tried again; sums that fail leave the rows', async ({
  context,
  page,
}) => {
  await openOrders(context, page);
  await page.route('**/deliverOrder/**', (route) =>
    route.fulfill({ status: 200, json: { code: 10999, message: 'The order service rests' } }),
  );
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('The order service rests').first()).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(10);
  await page.getByRole('button', { name: 'To review today' }).click();
  const failed = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Try again' }) });
  await expect(failed).toContainText('The list has not loaded');
  await page.unroute('**/deliverOrder/**');
  await page.route('**/deliverOrder/spanCounts**', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>half' }),
  );
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(rowsOf(page).first()).toBeVisible();
  await expect(page.getByText('The totals have not loaded').first()).toBeVisible();
});

test('arrow keys go from row to row, and the list is searched again in another language', async ({
  context,
  page,
}) => {
  await openOrders(context, page);
  const boxes = page.getByRole('checkbox', { name: /^Select SO/ });
  await boxes.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(boxes.nth(1)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(boxes.nth(1)).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await expect(boxes.first()).toBeFocused();
  const again = nextCall(page, { lang: 'zh-CN' });
  await page.evaluate(() =>
    (window as unknown as { OmsShell: { setLang(lang: string): void } }).OmsShell.setLang('zh-CN'),
  );
  await again;
  await expect(page.getByRole('columnheader', { name: '下单时间' })).toBeVisible();
});

test('a list that was left comes back as it was, with what has changed meanwhile', async ({
  context,
  page,
}) => {
  await openOrders(context, page, '?rows=100');
  await expect(rowsOf(page)).toHaveCount(100);
  const region = page.getByRole('region', { name: 'B2C orders' });
  await rowsOf(page).nth(60).getByRole('link').scrollIntoViewIfNeeded();
  const top = await region.evaluate((element) => element.scrollTop);
  expect(top).toBeGreaterThan(500);
  const number = (await rowsOf(page).nth(60).getByRole('link').innerText()).trim();
  await rowsOf(page).nth(60).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
  await page.route(ROWS, async (route) => {
    const reply = await route.fetch();
    const body = (await reply.json()) as { data: { content: { orderNo: string; warehouseCode: string }[] } };
    for (const row of body.data.content) if (row.orderNo === number) row.warehouseCode = 'NEW9';
    await route.fulfill({ response: reply, json: body });
  });
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(rowsOf(page)).toHaveCount(100);
  expect(await region.evaluate((element) => element.scrollTop)).toBe(top);
  await expect(rowsOf(page).nth(60)).toContainText('NEW9');
  expect(await region.evaluate((element) => element.scrollTop)).toBe(top);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect.poll(() => region.evaluate((element) => element.scrollTop)).toBe(0);
  await expect(rowsOf(page)).toHaveCount(100);
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
  const page = await openOldPage(
    context,
    `OmsShell.mount('table', '#area', {
        label: 'Orders', query: 'sort=-amount',
        source: { path: '/api/v2/deliverOrder/findByPage', service: 'orderApi' },
        columns: [
          { key: 'orderNo', title: 'Order', type: 'id' },
          { key: 'status', title: 'Status', text: (row) => 'is ' + row.status },
          { key: 'amount', title: 'Amount', type: 'amount', sort: true },
        ],
        filters: [{ key: 'warehouse', field: 'warehouseCode', label: 'Warehouse', reference: 'warehouseCodes' }],
        bulk: [{ id: 'print', label: 'Print', run: (selection, count) => { document.title = count + ' of ' + Object.keys(selection); return false; } }],
      });`,
    { style: 'table, td, button { color: darkred !important; border: 5px solid red !important }' },
  );
  await expect(rowsOf(page)).toHaveCount(10);
  await expect(page.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'descending');
  await expect(rowsOf(page).first()).toContainText(/is [A-Z]+/);
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
    await shell.mount('table', '#area', { label: 'Nothing', columns: 'all' });
    return error;
  });
  expect(told).toContain('source.path is missing; allowed: a path of a service');
});
