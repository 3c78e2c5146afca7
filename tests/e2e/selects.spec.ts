import { readFileSync } from 'node:fs';
import { chooseLanguage, hosts, signInQuickly } from './support/demo';
import { answeredPages, openOldPage, SCRIPT_TAG } from './support/old-page';
import { expect, test } from './support/test';

test.use(answeredPages);

const AREAS = `OmsShell.mount('select', '#area', { reference: 'areas', label: 'Area', name: 'areaId' })`;

test('a form of an old page gets an area of five thousand, by the keyboard alone', async ({ context }) => {
  const page = await openOldPage(context, AREAS);
  const control = page.getByRole('combobox', { name: 'Area' });
  await control.focus();
  await page.keyboard.press('l');
  const search = page.getByRole('combobox', { name: 'Area' }).and(page.locator('input'));
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('l');
  await search.fill('LA1-');
  const options = page.getByRole('option');
  await expect(options.first()).toContainText('LA1-');
  const total = Number(await options.first().getAttribute('aria-setsize'));
  expect(total).toBeGreaterThan(500);
  expect(await options.count()).toBeLessThan(60);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const active = await search.getAttribute('aria-activedescendant');
  await expect(page.locator(`[id="${active}"]`)).toHaveAttribute('aria-posinset', '3');
  await page.keyboard.press('Enter');
  await expect(control).toBeFocused();
  await expect(control).not.toHaveText('Choose');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveTitle(/^areaId=\d+$/);
});

test('a reset of the form brings back what the page gave', async ({ context }) => {
  const page = await openOldPage(
    context,
    `OmsShell.mount('select', '#area', { options: ['A', 'B'], value: 'A', label: 'Area', name: 'a' })`,
  );
  const control = page.getByRole('combobox', { name: 'Area' });
  await control.click();
  await page.getByRole('option', { name: 'B' }).click();
  await expect(control).toHaveText('B');
  const reset = () => page.locator('form').evaluate((form: HTMLFormElement) => form.reset());
  // A page may have its own mind.
  await page.evaluate(() =>
    document
      .querySelector('form')
      ?.addEventListener('reset', (event) => event.preventDefault(), { once: true }),
  );
  await reset();
  await expect(control).toHaveText('B');
  await reset();
  await expect(control).toHaveText('A');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveTitle('a=A');
});

test('a value is taken back by its button and by Backspace', async ({ context }) => {
  const page = await openOldPage(
    context,
    `OmsShell.mount('select', '#area', { options: ['A', { value: 'b', label: 'B', disabled: true }], value: 'A', label: 'Area', name: 'a' })`,
  );
  const control = page.getByRole('combobox', { name: 'Area' });
  await expect(control).toHaveText('A');
  await page.getByRole('button', { name: 'Clear Area' }).click();
  await expect(control).toHaveText('Choose');
  await expect(control).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const disabled = page.getByRole('option', { name: 'B' });
  await expect(disabled).toHaveAttribute('aria-disabled', 'true');
  await disabled.click({ force: true });
  await expect(disabled).toBeVisible();
  await page.getByRole('option', { name: 'A' }).click();
  await page.keyboard.press('Backspace');
  await expect(control).toHaveText('Choose');
});

test('several values: found by pinyin, two named, the others counted', async ({ context }) => {
  const page = await openOldPage(
    context,
    `OmsShell.mount('multiSelect', '#area', { reference: 'countries', label: '国家', name: 'country' })`,
    { lang: 'zh-CN' },
  );
  const control = page.getByRole('combobox', { name: '国家' });
  await control.click();
  const search = page.getByRole('combobox', { name: '国家' }).and(page.locator('input'));
  await search.fill('jianada');
  await page.getByRole('option', { name: /加拿大/ }).click();
  await search.fill('');
  for (const [code, name] of [
    ['DE', '德国'],
    ['JP', '日本'],
    ['US', '美国'],
  ] as const) {
    await search.fill(code);
    await expect(page.getByRole('option').first()).toContainText(name);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('已选 4 项')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(control).toHaveText('加拿大、德国等 4 项');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveTitle('country=CA&country=DE&country=JP&country=US');
});

test('a list that cannot be loaded says so in its panel, and a retry loads it', async ({ context }) => {
  let broken = true;
  await context.route('**/api/v2/areaManage/query**', (route) =>
    broken
      ? route.fulfill({ status: 400, json: { code: 400, message: 'No areas today' } })
      : route.continue(),
  );
  const page = await openOldPage(context, AREAS);
  await page.getByRole('combobox', { name: 'Area' }).click();
  await expect(page.getByText('No areas today')).toBeVisible();
  broken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('the form of the README posts a warehouse and a file', async ({ context }) => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const example = /```html\n(<form method="post">[\s\S]*?)```/.exec(readme)?.[1] ?? '';
  expect(example).not.toBe('');
  await chooseLanguage(context, 'en');
  await signInQuickly(context);
  const page = await context.newPage();
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Form</title>
    ${SCRIPT_TAG}</head><body><main><h1>Form</h1>${example}</main></body></html>`;
  await page.route(`${hosts.billing}/form`, (route) =>
    route.fulfill({ contentType: 'text/html', body: html }),
  );
  await page.goto(`${hosts.billing}/form`);
  await page.getByRole('combobox', { name: 'Warehouse' }).click();
  await page.getByRole('option', { name: /LA1/ }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /Choose a file/ }).click();
  await (await chooser).setFiles({
    name: 'proof.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Delivered'),
  });
  await expect(page.getByRole('alert')).toContainText('proof.txt');
  const again = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /Choose a file/ }).click();
  await (await again).setFiles({
    name: 'proof.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4'),
  });
  await expect(page.getByRole('link', { name: /proof\.pdf/ })).toBeVisible();
  const posted = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/form'),
  );
  await page.getByRole('button', { name: 'Save' }).click();
  const fields = new URLSearchParams((await posted).postData() ?? '');
  expect(fields.get('warehouseId')).toMatch(/^\d+$/);
  expect(fields.get('proof')).toMatch(/\/files\/.+\/proof\.pdf$/);
});

test('a product is searched by the service, and a user gets a name from an id', async ({ context }) => {
  const page = await openOldPage(
    context,
    `OmsShell.mount('product', '#area', { label: 'Product', name: 'sku' });
     OmsShell.mount('user', '#area', { label: 'Owner', name: 'owner', value: '2002' });`,
  );
  const product = page.getByRole('combobox', { name: 'Product' });
  await product.click();
  await page.getByRole('dialog', { name: 'Product' }).getByRole('combobox').fill('OW-LAMP');
  const found = page.getByRole('option', { name: /OW-LAMP/ });
  await found.first().click();
  await expect(product).not.toHaveText('Choose');
  await expect(page.getByRole('combobox', { name: 'Owner' })).not.toHaveText(/^(Choose|2002)$/);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveTitle(/sku=OW-LAMP[\w-]+&owner=2002/);
});

test('many SKUs are pasted at once, and those that nobody has are named first', async ({ context }) => {
  const page = await openOldPage(
    context,
    `OmsShell.mount('skus', '#area', { onChange: (skus) => { document.title = skus.join(); } })`,
  );
  await page.getByRole('button', { name: 'Many SKUs' }).click();
  const dialog = page.getByRole('dialog', { name: 'Search many SKUs' });
  await dialog.getByRole('textbox', { name: 'SKUs' }).fill('HY-2206-BK\tNOBODY-1\nhy-2206-bk');
  await expect(dialog.getByText('1 that were there twice are left out')).toBeVisible();
  await dialog.getByRole('button', { name: 'Search (2)' }).click();
  await expect(dialog.getByText('1 not found: NOBODY-1')).toBeVisible();
  await dialog.getByRole('button', { name: 'Search the other 1' }).click();
  await expect(page).toHaveTitle('HY-2206-BK');
  await expect(page.getByRole('button', { name: '1 SKUs' })).toBeFocused();
});
