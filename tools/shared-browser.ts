import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { browserArgs, findBrowser } from './browser.mjs';

/** A page that a test itself answers has no address, which a browser takes for one of the internet. */
const args = [...browserArgs, '--disable-features=LocalNetworkAccessChecks'];

/** Of this worker, whose files share their modules; Playwright ends it with the process. */
let launched: Promise<Browser> | undefined;

async function launch(): Promise<Browser> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args });
  // A crash is the fault of one file alone.
  browser.on('disconnected', () => {
    launched = undefined;
  });
  return browser;
}

/**
 * The browser that the files of a worker share: a server for all workers costs more by its messages than it saves in
 * launches. Contexts end with the file, also those of a test that has failed. To be called once, outside of tests.
 */
export function sharedBrowser(): () => Browser {
  let browser: Browser;
  beforeAll(async () => {
    launched ??= launch();
    browser = await launched;
  });
  afterAll(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
  });
  return () => browser;
}
