import { readFileSync } from 'node:fs';
import { chooseLanguage, hosts } from './support/demo';
import { expect, type Page, test } from './support/test';

/** Old pages of other hosts that are made with the shell's widgets. */

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') });

test('billing and the ERP filter by selects of the shell, keep files with a shipment, and list in its table', async ({
  context,
  page,
  world,
}) => {
  await chooseLanguage(context, 'en');
  await world.signIn(context);
  await page.goto(`${hosts.billing}/bill/list`);
  await page.getByRole('combobox', { name: 'Warehouse' }).click();
  await page.getByRole('option', { name: /LA1/ }).click();
  await page.getByRole('option', { name: /NJ2/ }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/bill\/list\?warehouse=LA1&warehouse=NJ2$/);
  await expect(rows(page).first()).toBeVisible();
  for (const text of await rows(page).allInnerTexts()) expect(text).toMatch(/LA1|NJ2/);
  await expect(page.getByRole('combobox', { name: 'Warehouse' })).toContainText('Los Angeles 1');

  await page.goto(`${hosts.billing}/charge/handling`);
  await expect(rows(page).first()).toBeVisible();
  const bill = rows(page).first().getByRole('link');
  const number = await bill.innerText();
  await bill.click();
  await expect(page).toHaveURL(`${hosts.billing}/bill/detail?id=${number}`);
  await expect(page.getByText('Handling', { exact: true }).first()).toBeVisible();

  await page.goto(`${hosts.erp}/shipment/list`);
  await page.getByRole('combobox', { name: 'Warehouse' }).click();
  const found = page.waitForRequest((one) => one.url().includes('IN_warehouseCode'));
  await page.getByRole('option', { name: /DAL/ }).click();
  expect(new URL((await found).url()).searchParams.get('search[IN_warehouseCode]')).toBe('DAL');
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^View SO/ })
    .first()
    .click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /Choose files/ }).click();
  await (await chooser).setFiles({
    name: 'signed.pdf',
    mimeType: 'application/pdf',
    buffer: readFileSync(new URL('../../README.md', import.meta.url)).fill('%PDF-1.4 ', 0, 9),
  });
  await expect(page.getByRole('link', { name: /signed\.pdf/ }).first()).toBeVisible();

  const asked = page.waitForRequest((one) => one.url().includes('/deliverOrder/findByPage'));
  await page.goto(`${hosts.erp}/shipment/exceptions`);
  expect(new URL((await asked).url()).searchParams.get('search[EQ_status]')).toBe('EXCEPTION');
  await expect(rows(page).first()).toBeVisible();
  await page.goto(`${hosts.erp}/report/stock-shortage`);
  await expect(rows(page).first()).toBeVisible();
});
