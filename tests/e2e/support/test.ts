import { test as base } from '@playwright/test';
import { typeInFirefox } from './firefox-typing';
import { waitUntilHeard } from './heard';
import { makeWorld, type World } from './world';

interface Fixtures {
  /** For a test that writes: nobody else's, made for it. */
  world: World;
  heard: undefined;
}

interface WorkerFixtures {
  /** For tests that read: one for all tests of a worker. */
  sharedWorld: World;
}

/** Playwright's test, with organisations of its own. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  sharedWorld: [async ({ playwright }, use) => use(await makeWorld(playwright)), { scope: 'worker' }],
  world: async ({ playwright }, use) => use(await makeWorld(playwright)),
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
