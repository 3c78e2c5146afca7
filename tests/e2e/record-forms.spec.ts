import { keepToasts } from './support/demo';
import { choose, fill, openConsole } from './support/record-form';
import { expect, test } from './support/test';

test('a product is added to a new line: what is missing, what the service refuses, and then its page', async ({
  world,
  context,
  page,
}) => {
  await keepToasts(context);
  await openConsole(world, context, page, '/home/products/line/list');
  await page.getByRole('link', { name: 'New product line' }).click();
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
  await page.getByRole('link', { name: 'New product' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New product' })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('textbox', { name: 'SKU', exact: true })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'SKU', exact: true })).toHaveAccessibleDescription(
    'This information cannot be empty, please fill in',
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
    'Enter a number, such as 1,234.50',
  );
  await fill(page, { Price: '19.90', 'Weight (g)': '1200' });
  await choose(page, 'Product line', /GARDEN/, 'GARDEN');
  await page.getByRole('button', { name: 'Save' }).click();
  const sku = page.getByRole('textbox', { name: 'SKU', exact: true });
  await expect(sku).toBeFocused();
  await expect(sku).toHaveAttribute('aria-invalid', 'true');
  await expect(sku).not.toHaveAccessibleDescription('This information cannot be empty, please fill in');
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
  await expect(page.getByRole('status').filter({ hasText: 'changed this record' })).toContainText(
    'City you changed it, too',
  );
  await expect(page.getByRole('textbox', { name: 'City', exact: true })).toHaveValue('Chino');
});
