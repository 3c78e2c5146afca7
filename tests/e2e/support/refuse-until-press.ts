import type { Page } from '@playwright/test';

/**
 * Lets such calls of the next document through only once something is pressed in it: the page tries again by itself, too, which would take
 * the button away before the test presses it.
 */
export async function refuseUntilPress(page: Page, calls: RegExp | ((url: URL) => boolean)): Promise<void> {
  await page.addInitScript(() => {
    const press = () => {
      document.documentElement.dataset.pressed = 'yes';
    };
    window.addEventListener('click', press, true);
  });
  const isPressed = () => page.evaluate(() => document.documentElement.dataset.pressed === 'yes');
  await page.route(calls, async (route) =>
    (await isPressed().catch(() => false)) ? route.continue() : route.abort('connectionrefused'),
  );
}
