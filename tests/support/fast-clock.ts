import type { Page } from 'playwright-core';

/** ms of the page's time for each look, so that what it waits for from outside keeps up on a busy machine. */
const STEP = 250;

/** ms of the page's time: far above what a page waits by itself. */
const LIMIT = 120_000;

/**
 * Drives the clock of a page on until something is so, in place of waiting for it. `page.clock.install()` comes before the page is opened.
 * @throws Error where it is not so after two minutes of the page's time
 */
export async function driveClock(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  for (let passed = 0; !(await isSo()); passed += STEP) {
    if (passed > LIMIT) throw new Error(`Not so after ${LIMIT / 1000} s of the page's time: ${isSo}`);
    await page.clock.fastForward(STEP);
  }
}
