import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { stage } from '../support/stage';
import { bell, panel } from './panel';

const tabs = page.getByRole('tablist', { name: 'Notification types' });

/** Whether something of it fades. */
const fades = () => getComputedStyle(tabs.element()).maskImage !== 'none';

test('on a phone the head of the bell has room for all that is in it while it loads', async () => {
  const { services } = await stage({ width: 375, height: 800 });
  const release = services.hold('GET /api/v1/Notice/findByPage');
  await bell.click();
  const close = panel.getByRole('button', { name: 'Close' });
  await expect.element(close).toBeVisible();
  const right = (element: Element) => element.getBoundingClientRect().right;
  expect(right(close.element())).toBeLessThanOrEqual(right(panel.element()));
  release();
});

test('tabs that do not all fit fade on the side where more are', async () => {
  await stage({ width: 375, height: 800 });
  await bell.click();
  await expect.element(tabs).toBeVisible();
  await expect.poll(fades).toBe(true);
  await page.viewport(1280, 800);
  await expect.poll(fades).toBe(false);
});
