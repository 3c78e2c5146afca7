import { defineConfig } from '@playwright/test';
import { browserArgs, findBrowser } from './tests/support/browser.mjs';

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/start-demo.ts',
  outputDir: '.cache/e2e',
  // The demo is one backend with one set of accounts: more workers than this slow each other down.
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Only how long a test that fails takes: both cores may be busy.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    browserName: 'chromium',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: { executablePath: await findBrowser(), args: browserArgs },
  },
});
