import { keepToasts } from './support/demo';
import { choose, fill, openConsole } from './support/record-form';
import { type APIResponse, expect, type Route, test } from './support/test';

test('a product is added to a new line: what is missing, what the service refuses, and then its page', async ({
  world,
  context,
  page,
}) => {
  await keepToasts(context);
  await openConsole(world, context, page, '/home/products/line/list');
  await page.getByRole('main').getByRole('link', { name: 'New product line' }).click();
  const code = page.getByRole('textbox', { name: 'Code' });
  await fill(page, { Code: 'TL', Name: 'Garden' });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await fill(page, { Code: 'GARDEN' });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved: GARDEN')).toBeVisible();
  await expect(page.getByRole('row', { name: /^Select GARDEN/ })).toBeVisible();

  await page.goto(page.url().replace('line/list', 'allproducts/list'));
  await page.getByRole('main').getByRole('link', { name: 'New product' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New product' })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('textbox', { name: 'SKU', exact: true })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'SKU', exact: true })).toHaveAccessibleDescription(
    'SKU cannot be empty, please fill in',
  );
  await fill(page, {
    SKU: 'HY-2206-BK',
    'Chinese name': '落地灯',
    'English name': 'Floor lamp',
    Price: 'cheap',
    'Weight (g)': '0',
  });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('textbox', { name: 'Price', exact: true })).toHaveAccessibleDescription(
    'Enter a number, such as 1,234.5',
  );
  await fill(page, { Price: '19.90', 'Weight (g)': '1200' });
  await choose(page, 'Product line', /GARDEN/, 'GARDEN');
  await page.getByRole('button', { name: 'Save' }).click();
  const sku = page.getByRole('textbox', { name: 'SKU', exact: true });
  await expect(sku).toBeFocused();
  await expect(sku).toHaveAttribute('aria-invalid', 'true');
  await expect(sku).not.toHaveAccessibleDescription('SKU cannot be empty, please fill in');
  const own = `E2E-${crypto.randomUUID().slice(0, 8)}`;
  await sku.fill(own);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Product ${own}` })).toBeVisible();
  await expect(page.getByText(`Saved: ${own}`)).toBeVisible();

  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByRole('textbox', { name: 'English name' })).toHaveValue('Floor lamp');
  await expect(sku).toHaveAttribute('readonly');
  await page.getByRole('textbox', { name: 'English name' }).fill('Floor lamp, black');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Floor lamp, black').first()).toBeVisible();
});

test('a record whose reply is cut is made once, and what is typed before the next press is a change of it', async ({
  world,
  context,
  page,
}) => {
  await keepToasts(context);
  await openConsole(world, context, page, '/home/products/line/list');
  const save = page.getByRole('button', { name: 'Save' });
  let calls = 0;
  /** The service carries out what is sent, and its reply does not arrive. */
  const cut = (how: (route: Route, reply: APIResponse) => Promise<void>) =>
    page.route(/ProductLine\/add\b/, async (route) => {
      calls += 1;
      await how(route, await route.fetch());
    });
  const make = async (code: string, how: Parameters<typeof cut>[0]) => {
    await page.getByRole('main').getByRole('link', { name: 'New product line' }).click();
    await fill(page, { Code: code, Name: 'Garden' });
    await cut(how);
    await save.click();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
    // The press itself asks twice more.
    expect(calls).toBe(3);
    calls = 0;
  };
  const rows = (code: string) => page.getByRole('row', { name: new RegExp(`^Select ${code}`) });

  await make('CUT-RESET', (route) => route.abort('connectionreset'));
  await save.click();
  await expect(page.getByText('Saved: CUT-RESET')).toBeVisible();
  await expect(rows('CUT-RESET')).toHaveCount(1);

  await make('CUT-HALF', async (route, response) => {
    const body = await response.text();
    await route.fulfill({ response, body: body.slice(0, body.length / 2) });
  });
  await fill(page, { Name: 'Patio' });
  await save.click();
  await expect(page.getByText('Saved: CUT-HALF')).toBeVisible();
  await expect(rows('CUT-HALF')).toHaveCount(1);
  await expect(rows('CUT-HALF')).toContainText('Patio');
});

test('an order has a field of every kind, and one that somebody else has changed is not overwritten', async ({
  world,
  context,
  page,
}) => {
  await openConsole(world, context, page, '/home/b2corder/upadte/add');
  await choose(page, 'Channel account', /./);
  await choose(page, 'Product', /HY-2206-BK/, 'HY-2206-BK');
  await choose(page, 'Country', /United States/, 'US');
  await choose(page, 'Warehouse', /LA1/);
  await choose(page, 'Service', /UPS/, 'UPS');
  await choose(page, 'Labels', /./);
  await page.keyboard.press('Escape');
  await fill(page, {
    Quantity: '2',
    Recipient: 'José 😀 "O\'Neil"',
    Phone: '626-555-0142',
    'Street and number': '1 Main St',
    City: 'Ontario',
    Postcode: '91761',
  });
  await page.getByRole('checkbox', { name: 'Signature on delivery' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Order SO/ })).toBeVisible();
  await expect(page.getByText('José 😀 "O\'Neil"')).toBeVisible();

  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByRole('textbox', { name: 'City', exact: true })).toHaveValue('Ontario');
  const other = await context.newPage();
  await other.goto(page.url());
  await fill(other, { City: 'Pomona' });
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByRole('heading', { level: 1, name: /^Order SO/ })).toBeVisible();
  await fill(page, { City: 'Chino' });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'changed this record' })).toBeVisible();
  const differing = page.getByRole('table', { name: 'Changed meanwhile' }).getByRole('row', { name: 'City' });
  await expect(differing.getByRole('cell')).toHaveText(['Pomona', 'Chino You changed it, too']);
  await expect(page.getByRole('textbox', { name: 'City', exact: true })).toHaveValue('Chino');
});

test('products of a purchase order are pasted as lines, each with what the service says of it, and are read on its page', async ({
  world,
  context,
  page,
}) => {
  await openConsole(world, context, page, '/home/purchase/order/list');
  await page.getByRole('main').getByRole('link', { name: 'New purchase order' }).click();
  await fill(page, { Supplier: 'Ningbo 🏮 Lamps' });
  await choose(page, 'Warehouse', /LA1/);
  await fill(page, { Expected: '2027-01-15' });
  const cell = (column: string, line: number) =>
    page.getByRole('textbox', { name: `${column}, line ${line}`, exact: true });
  await cell('SKU', 1).focus();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'HY-2206-BK\t1,200\t2.50\nNO-SUCH-SKU\t5\t1\nHY-2206-BK\t10\t2\n');
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(paste);
  });
  await expect(page.getByRole('group', { name: 'Products' }).getByRole('status')).toContainText(
    '3 lines filled, 2 of them new',
  );
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(cell('SKU', 2)).toBeFocused();
  await expect(cell('SKU', 2)).toHaveAccessibleDescription('This choice does not exist or is out of use');
  await page.getByRole('button', { name: 'Remove line 2' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Purchase order PO/ })).toBeVisible();
  const lines = page.getByRole('region', { name: 'Items' }).getByRole('row');
  await expect(lines.nth(1).getByRole('rowheader')).toContainText('HY-2206-BK');
  await expect(lines.nth(1).getByRole('cell')).toHaveText(['1,200', 'USD 2.50', 'USD 3,000.00']);
  await expect(lines.nth(2)).toContainText('USD 20.00');
  await expect(page.getByText('USD 3,020.00').first()).toBeVisible();
});
