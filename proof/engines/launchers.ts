import type { BrowserLauncher } from '@web/test-runner';
import { type Browser, firefox, type Page } from 'playwright-core';
import { findFirefox, findWebKit } from '../support/engines';
import { startWebKit, type WebDriver } from '../support/webdriver';

/** Firefox for the Web Test Runner: a tab for each file of tests. */
export function firefoxLauncher(): BrowserLauncher {
  let browser: Browser | undefined;
  const pages = new Map<string, Page>();
  return {
    name: 'Firefox',
    type: 'firefox',
    async initialize() {
      browser = await firefox.launch({
        channel: 'moz-firefox',
        executablePath: findFirefox(),
        // The tests for leaks ask for a collection.
        firefoxUserPrefs: { 'dom.testing.testutils.enabled': true },
      });
      this.name = `Firefox ${browser.version()}`;
    },
    async startSession(id, url) {
      const page = await browser!.newPage();
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
    startDebugSession: noDebugger,
    stop: async () => browser?.close(),
  };
}

/** WebKit for the Web Test Runner: files one after another, since a tab that is not in front is throttled. */
export function webkitLauncher(): BrowserLauncher {
  let driver: WebDriver | undefined;
  let active: string | undefined;
  return {
    name: 'WebKit',
    type: 'webkit',
    concurrency: 1,
    async initialize() {
      driver = await startWebKit(findWebKit());
      this.name = driver.version;
    },
    async startSession(id, url) {
      active = id;
      await driver!.send('POST', '/url', { url });
    },
    isActive: (id) => active === id,
    getBrowserUrl: () => driver!.send<string>('GET', '/url'),
    async stopSession() {
      active = undefined;
      await driver!.send('POST', '/url', { url: 'about:blank' });
      return {};
    },
    startDebugSession: noDebugger,
    stop: async () => driver?.close(),
  };
}

function noDebugger(): Promise<void> {
  throw new Error('Open the page in the browser itself to debug it.');
}
