import { hosts } from './support/demo';
import { choose, fill, openConsole } from './support/record-form';
import { rowsOf } from './support/table';
import { expect, test } from './support/test';

const unique = () => crypto.randomUUID().slice(0, 6).toUpperCase();

test('every to-do of the guide leads to a page that works', async ({ sharedWorld, context, page }) => {
  await openConsole(sharedWorld, context, page, '/home');
  await page.getByRole('button', { name: 'Quick start' }).click();
  const links = page.getByRole('dialog', { name: 'Three steps to your first order' }).getByRole('link');
  await expect(links.first()).toBeVisible();
  const addresses = await links.evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href));
  expect(addresses).toHaveLength(6);
  for (const address of addresses) {
    await page.goto(address);
    await expect(
      rowsOf(page)
        .first()
        .or(page.getByRole('button', { name: 'Save' })),
    ).toBeVisible();
  }
});

test('a channel is added, changed and disabled, which its log says; SKUs of channels are matched with a product', async ({
  world,
  context,
  page,
}) => {
  await openConsole(world, context, page, '/home/managechannel/channelbase/update/add');
  const name = `Shop ${unique()}`;
  await fill(page, { Name: name });
  await choose(page, 'Platform', /Walmart/);
  await choose(page, 'Time zone', /Toronto/, 'Toronto');
  await page.getByRole('button', { name: 'Save' }).click();
  const row = rowsOf(page).filter({ hasText: name });
  await expect(row).toContainText('Enabled');
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Disable' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disable' }).click();
  await expect(row).toContainText('Disabled');
  await row.getByRole('link', { name }).click();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(name);
  await expect(page.getByRole('region', { name: 'Log' }).getByText('Disable').first()).toBeVisible();
  await fill(page, { Name: `${name} old` });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(rowsOf(page).filter({ hasText: `${name} old` })).toBeVisible();

  await page.goto(`${hosts.console}/home/dynamicerpsku?text=TL-3617-BR`);
  const rows = rowsOf(page).filter({ hasText: 'TL-3617-BR' });
  await expect(rows.first()).toBeVisible();
  await page.getByRole('checkbox', { name: /^Select all/ }).check();
  await page.getByRole('button', { name: 'Remove the match' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove the match' }).click();
  await expect(rows.first()).toContainText('Not matched');
  await page.getByRole('checkbox', { name: /^Select all/ }).check();
  await page.getByRole('button', { name: 'Match', exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: /^Match: 2 rows$/ });
  await dialog.getByRole('button', { name: 'Match' }).click();
  const product = dialog.getByRole('combobox', { name: 'Product' });
  await expect(product).toHaveAccessibleDescription('Product cannot be empty, please fill in');
  await choose(page, 'Product', /TL-3617-BR/, 'TL-3617-BR');
  await dialog.getByRole('button', { name: 'Match' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Match: 2 done', { exact: true })).toBeVisible();
  await expect(rows.first().getByRole('cell', { name: 'Matched', exact: true })).toBeVisible();
  await expect(rows.filter({ hasText: 'Not matched' })).toHaveCount(0);
  await rows.first().hover();
  await rows.first().getByRole('button', { name: 'Choose the product' }).click();
  await expect(page.getByRole('alertdialog', { name: /^Match: 1 row$/ })).toBeVisible();
});

test('a warehouse account is added with its warehouse, its key is never shown, and a routing rule is added and moved', async ({
  world,
  context,
  page,
}) => {
  await openConsole(world, context, page, '/home/warehouse/account/update/add');
  const code = `W${unique()}`;
  await choose(page, 'The account is for', /A new warehouse/);
  await fill(page, {
    'Warehouse code': code,
    'Warehouse name': 'Ontario test',
    Account: `e2e.${code}`,
    'API key': 'secret-key-4711',
  });
  await page.getByRole('button', { name: 'Save' }).click();
  const country = page.getByRole('combobox', { name: 'Country' });
  await expect(country).toBeFocused();
  // Its label is in sight below the top bar.
  await expect.poll(async () => (await country.boundingBox())?.y ?? 0).toBeGreaterThan(100);
  await choose(page, 'Country', /United States/, 'United States');
  await choose(page, 'Time zone', /Los_Angeles/, 'Los_Angeles');
  await page.getByRole('button', { name: 'Save' }).click();
  const account = rowsOf(page).filter({ hasText: `e2e.${code}` });
  await expect(account).toContainText('••••4711');
  await account.getByRole('link').first().click();
  await expect(page.getByRole('textbox', { name: 'API key' })).toHaveValue('');
  await expect(page.getByRole('combobox', { name: 'Warehouse' })).toContainText(code);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(account).toContainText('••••4711');
  expect(await page.content()).not.toContain('secret-key');

  await page.goto(`${hosts.console}/home/rules/warehouseDeliver`);
  await page.getByRole('main').getByRole('link', { name: 'New routing rule' }).click();
  const name = `Rule ${unique()}`;
  await fill(page, { Name: name, Priority: '2', 'Weight from (g)': '900', 'Weight up to (g)': '100' });
  await choose(page, 'Warehouse', /LA1/);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('textbox', { name: 'Weight up to (g)' })).toHaveAccessibleDescription(
    'The largest weight cannot be below the least',
  );
  await fill(page, { 'Weight up to (g)': '1500' });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(rowsOf(page).nth(1)).toContainText(name);
  await rowsOf(page)
    .nth(1)
    .getByRole('button', { name: /^Actions/ })
    .click();
  await page.getByRole('menuitem', { name: 'Move up' }).click();
  await expect(rowsOf(page).first()).toContainText(name);
  await expect(rowsOf(page).first()).toContainText('900–1,500 g');
  await rowsOf(page)
    .first()
    .getByRole('button', { name: /^Actions/ })
    .click();
  await expect(page.getByRole('menuitem', { name: 'Move up' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Move down' }).click();
  await expect(rowsOf(page).nth(1)).toContainText(name);
});
