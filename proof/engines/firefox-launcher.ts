import type { BrowserLauncher } from '@web/test-runner';
import { type Browser, firefox, type Page } from 'playwright-core';
import { findFirefox } from '../support/engines';
import { noDebugger } from './no-debugger';

/** Firefox for the Web Test Runner: a tab for each file of tests. */
export default function firefoxLauncher(): BrowserLauncher {
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
