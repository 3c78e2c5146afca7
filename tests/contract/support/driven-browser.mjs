import { chromium as real } from 'playwright-core';

/** ms of the page's time for each step. */
const STEP = 250;

/** ms of real time, far above what a busy machine takes for an answer. */
const LIMIT = 60_000;

/** Playwright's Chromium, whose pages wait by their own clock: a step at a time, once what the page has asked for is answered. */
export const chromium = {
  async launch(options) {
    const browser = await real.launch(options);
    return {
      close: () => browser.close(),
      async newPage() {
        const page = await browser.newPage();
        const waiting = new Set();
        page.on('request', (request) => waiting.add(request));
        for (const end of ['requestfinished', 'requestfailed'])
          page.on(end, (request) => waiting.delete(request));
        await page.clock.install();
        page.waitForTimeout = async (ms) => {
          const begun = performance.now();
          for (let passed = 0; passed < ms; ) {
            if (performance.now() - begun > LIMIT) throw new Error('A request has no answer.');
            // A round trip, in which the page goes on.
            await page.evaluate('0');
            if (waiting.size > 0) continue;
            await page.clock.fastForward(STEP);
            passed += STEP;
          }
        };
        return page;
      },
    };
  },
};
