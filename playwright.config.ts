import { defineConfig } from '@playwright/test';
import { projects } from './scripts/test/alone';
import { browserArgs, findBrowser } from './tools/browser.mjs';

/** Firefox as its maker builds it, with a mouse and without motion, as the tests of Chromium have it. */
const firefox = (executablePath: string) => ({
  browserName: 'firefox' as const,
  channel: 'moz-firefox',
  launchOptions: {
    executablePath,
    firefoxUserPrefs: {
      'ui.primaryPointerCapabilities': 6,
      'ui.allPointerCapabilities': 6,
      'ui.prefersReducedMotion': 1,
    },
  },
});

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/start-demo.ts',
  outputDir: '.cache/e2e',
  // The demo is one backend with one set of accounts: more workers than this slow each other down.
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Far above what a test takes, so that a busy machine makes it slow and not red.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // A whole run alone sets it.
  projects: projects(Boolean(process.env.E2E_WHOLE)),
  use: {
    browserName: 'chromium',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    // What is still fading or sliding in has neither its colours nor its place.
    contextOptions: { reducedMotion: 'reduce' },
    // Steps, calls and the console's messages; pictures and documents of each step would cost a third of a run.
    // `--trace retain-on-failure` keeps those, too.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: await findBrowser(), args: browserArgs },
    ...(process.env.E2E_FIREFOX ? firefox(process.env.E2E_FIREFOX) : {}),
  },
});
