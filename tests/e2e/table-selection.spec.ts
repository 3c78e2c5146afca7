import { chooseLanguage, hosts } from './support/demo';
import { openOrders, rowsOf } from './support/table';
import { expect, expectAccessible, test } from './support/test';

test('rows are selected singly, by range, by page and all that match; a bulk action names its count and is sent once', async ({
  sharedWorld,
  context,
  page,
}) => {
  await openOrders(context, page, '?status=REVIEW', 'en', sharedWorld);
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

test('a bulk action that fails keeps what was written, and says why', async ({
  sharedWorld,
  context,
  page,
}) => {
  await openOrders(context, page, '', 'en', sharedWorld);
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

test('a bulk action on another number of rows than was confirmed asks again, with the number of now', async ({
  sharedWorld,
  context,
  page,
}) => {
  await openOrders(context, page, '?status=DONE', 'en', sharedWorld);
  const sent: { key: string | undefined; total: number }[] = [];
  await page.route('**/deliverOrder/cancel**', async (route) => {
    sent.push({
      key: route.request().headers()['idempotency-key'],
      total: route.request().postDataJSON().total,
    });
    const data = sent.length === 1 ? { total: 7 } : { total: 7, done: 7, failed: [] };
    const reply = {
      code: sent.length === 1 ? 10047 : 200,
      message: sent.length === 1 ? '7 match now' : '',
      data,
    };
    await route.fulfill({ json: reply });
  });
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
  await page.getByRole('button', { name: /^Select all .* that match$/ }).click();
  await page.getByRole('button', { name: 'Cancel orders' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox').fill('Lost at sea');
  await dialog.getByRole('button', { name: 'Cancel orders' }).click();
  await expect(dialog.getByRole('alert')).toContainText('7 match now');
  await expect(dialog).toHaveAccessibleName('Cancel orders: 7 rows');
  await expect(dialog.getByRole('textbox')).toHaveValue('Lost at sea');
  await dialog.getByRole('button', { name: 'Cancel orders' }).click();
  await expect(dialog).toBeHidden();
  expect(sent.map(({ total }) => total)).toEqual([expect.any(Number), 7]);
  expect(sent[0]?.key).not.toBe(sent[1]?.key);
});

test('what is selected is exported by a task, with the columns that are shown', async ({
  world,
  context,
  page,
}) => {
  await openOrders(context, page, '', 'en', world);
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
  '/home/managechannel/channelbase/list',
  '/home/products/line/list',
  '/home/dynamicerpsku',
  '/home/warehouse/account/list',
  '/home/rules/warehouseDeliver',
])
  test(`the service knows every column and every order of ${path}`, async ({
    sharedWorld,
    context,
    page,
  }) => {
    await chooseLanguage(context, 'en');
    await sharedWorld.signIn(context);
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
    sharedWorld,
    context,
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await openOrders(context, page, '?status=REVIEW,ALLOCATE,PICKING', lang, sharedWorld);
    await page.getByRole('checkbox').nth(1).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: lang === 'en' ? 'Columns' : '列设置' }).click();
    await expectAccessible(page);
  });
