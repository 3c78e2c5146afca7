import { expect, test } from '@playwright/test';
import { businessPages, hosts, signInQuickly } from './support/demo';

const READER = 'wenjing.chen100@oms.test';

test('the panel counts what the bell counts, while the service is still being told too', async ({ page }) => {
  await signInQuickly(page.context(), READER);
  const made = await page
    .context()
    .request.get(
      `${hosts.userCentre}/status/notify/gen?${new URLSearchParams({ user: READER, type: '4', title: 'Dock 9' })}`,
    );
  expect(made.ok()).toBe(true);
  await page.goto(businessPages.console);
  const bell = page.getByRole('button', { name: '通知' });
  const panel = page.getByRole('region', { name: '未读' });
  await expect(bell).toHaveAttribute('aria-description', /\d+ 条未读/);
  const total = Number((await bell.getAttribute('aria-description'))?.match(/\d+/)?.[0]);
  await expect(panel.locator('.oms-badge')).toHaveText(String(total));

  let tell = () => {};
  const held = new Promise<void>((resolve) => {
    tell = resolve;
  });
  await page.route('**/api/v1/BizNotify/markAsRead*', async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  await panel.getByRole('button', { name: 'Dock 9' }).click();
  await expect(page.getByRole('dialog', { name: 'Dock 9' })).toBeVisible();
  await expect(bell).toHaveAttribute('aria-description', `${total - 1} 条未读`);
  await expect(panel.locator('.oms-badge')).toHaveText(String(total - 1));
  tell();
  await page.keyboard.press('Escape');
  await expect(panel.locator('.oms-badge')).toHaveText(String(total - 1));
});
