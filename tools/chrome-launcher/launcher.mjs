import { chromium } from 'playwright-core';

/**
 * Chromium for the Web Test Runner: a page in a context of its own for each file of tests.
 * @param {{ launchOptions?: import('playwright-core').LaunchOptions }} [options]
 * @returns {import('@web/test-runner').BrowserLauncher}
 */
export function chromeLauncher({ launchOptions } = {}) {
  /** @type {import('playwright-core').Browser | undefined} */
  let browser;
  /** @type {Map<string, import('playwright-core').Page>} */
  const pages = new Map();
  return {
    name: 'Chromium',
    type: 'playwright',
    async initialize() {
      browser = await chromium.launch(launchOptions);
    },
    async startSession(id, url) {
      const page = await browser.newPage({ viewport: { width: 800, height: 600 } });
      pages.set(id, page);
      await page.goto(url);
    },
    isActive: (id) => pages.has(id),
    getBrowserUrl: (id) => pages.get(id)?.url(),
    async stopSession(id) {
      await pages.get(id)?.close();
      pages.delete(id);
      return {};
    },
    startDebugSession() {
      throw new Error('Open the page in the browser itself to debug it.');
    },
    stop: async () => browser?.close(),
  };
}
