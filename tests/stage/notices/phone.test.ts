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

test.each([375, 320])(
  'on a phone of %i px what is pressed in the bell is 44 px high and wide',
  async (width) => {
    await stage({
      width,
      height: 800,
      services: {
        tasks: [{ title: 'Export of orders' }],
        reports: [{ title: 'Stock report', url: 'https://files.test/1' }],
        announcements: [{ title: 'Cut-off' }],
      },
    });
    await bell.click();
    await expect.element(panel.getByRole('link', { name: /Stock report/ })).toBeVisible();
    await expect.element(panel.getByRole('button', { name: 'Live' })).toBeVisible();
    const small = (['button', 'link', 'tab'] as const)
      .flatMap((role) => panel.getByRole(role).elements())
      .map((one) => [one.textContent || one.getAttribute('aria-label'), one.getBoundingClientRect()] as const)
      .filter(([, { width, height }]) => Math.min(width, height) < 44)
      .map(([name, { width, height }]) => [name, width, height]);
    expect(small).toEqual([]);
  },
);
