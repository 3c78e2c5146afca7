import { chooseLanguage, hosts, signInQuickly } from './support/demo';
import { expect, test } from './support/test';

test('a list is filtered by days, and the address keeps them', async ({ context, page }) => {
  await chooseLanguage(context, 'en');
  await signInQuickly(context);
  await page.goto(`${hosts.console}/home/purchase/order/list`);
  const field = page.getByRole('textbox', { name: 'Expected' });
  await field.fill('2026-12-01 - 2026-12-31');
  const asked = page.waitForRequest((one) => /\/po\/findByPage\?.*expectedAt/.test(one.url()));
  await page.keyboard.press('Enter');
  const { searchParams } = new URL((await asked).url());
  expect(searchParams.get('search[GE_expectedAt]')).toBe('2026-12-01');
  expect(searchParams.get('search[LE_expectedAt]')).toBe('2026-12-31');
  await expect(page).toHaveURL(/expected=2026-12-01%2C2026-12-31/);
  await page.reload();
  await expect(field).toHaveValue('2026-12-01 - 2026-12-31');
});
