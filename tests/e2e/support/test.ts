import { test as base } from '@playwright/test';
import { typeInFirefox } from './firefox-typing';
import { waitUntilHeard } from './heard';

/** Playwright's test, whose keys and resting pointers wait for the code that hears them. */
export const test = base.extend<{ heard: undefined }>({
  heard: [
    async ({ context, browserName }, use) => {
      if (browserName === 'firefox') await typeInFirefox(context);
      waitUntilHeard(context);
      await use(undefined);
    },
    { auto: true },
  ],
});

export * from '@playwright/test';
export { expectAccessible } from './axe';
