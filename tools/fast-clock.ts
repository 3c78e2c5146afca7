import type { Page } from 'playwright-core';

/** ms of the page's time for each look, so that what it waits for from outside keeps up on a busy machine. */
const STEP = 250;

/** ms of the page's time: far above what a page waits by itself. */
const LIMIT = 120_000;

/** ms of real time, in which a busy machine does what the page waits for. */
const REAL_LIMIT = 20_000;

/**
 * Drives the clock of a page on until something is so, in place of waiting for it. `page.clock.install()` comes before
 * the page is opened.
 * @throws Error where it is not so after two minutes of the page's time and twenty seconds
 */
export async function driveClock(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  const begun = performance.now();
  for (let passed = 0; !(await isSo()); passed += STEP) {
    if (passed > LIMIT && performance.now() - begun > REAL_LIMIT)
      throw new Error(`Not so after ${LIMIT / 1000} s of the page's time: ${isSo}`);
    await page.clock.fastForward(STEP);
  }
}
