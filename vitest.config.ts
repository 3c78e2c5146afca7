import { availableParallelism } from 'node:os';
import { playwright } from '@vitest/browser-playwright';
import { mergeConfig, type UserConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { publicEntries } from './scripts/build/entries.ts';
import { preact } from './scripts/build/preact.ts';
import { Order } from './scripts/test/order.ts';
import { filesOn, type Renderer } from './tests/stage/renderers.ts';
import { readmeForm } from './tests/support/readme-form.ts';
import { browserArgs, findBrowser } from './tools/browser.mjs';
import { at } from './tools/paths.ts';
import { specifiers, tests } from './vite.config.ts';

/** Its own file: the library's builds set NODE_ENV to production, in which React has no `act`. */
const project = (name: string, include: string[], options = {}) => ({
  extends: true as const,
  test: { name, include, environment: 'node', ...options },
});

/** The elements and widgets in a real browser, from the sources, on the fake services of testing/. */
const stage = async (renderer: Renderer, settings: UserConfig = {}) => ({
  extends: true as const,
  ...mergeConfig(settings, { resolve: { alias: specifiers((entry) => at(publicEntries[entry] ?? '')) } }),
  cacheDir: at('.cache/vite', `stage-${renderer}`),
  plugins: [readmeForm],
  test: {
    name: `stage-${renderer}`,
    expect: { poll: { timeout: 15_000 } },
    include: filesOn(renderer),
    // Files share a page and its modules, which saves two thirds of the time: each removes what it has put there.
    isolate: false,
    setupFiles: ['tests/stage/support/setup.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath: await findBrowser(), args: browserArgs },
        contextOptions: { reducedMotion: 'reduce' as const, locale: 'en-GB', timezoneId: 'Asia/Shanghai' },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
});

export default defineConfig(async () => ({
  ...tests,
  test: {
    // On two cores Vitest would take one alone.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Ten times what the longest takes, so that a busy machine makes it slow and not red: some build, some fill a database.
    testTimeout: 90_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 20_000 } },
    sequence: { sequencer: Order },
    projects: [
      // Files share modules and globals, which saves two thirds of the time: a test removes what it has put there.
      project(
        'unit',
        [
          'src/**/*.test.{ts,tsx}',
          'elements/**/*.test.{ts,tsx}',
          'contract/**/*.test.ts',
          'node/**/*.test.ts',
          'scripts/**/*.test.ts',
          'tools/**/*.test.ts',
          'testing/**/*.test.ts',
        ],
        {
          pool: 'threads',
          isolate: false,
          testTimeout: 30_000,
        },
      ),
      project('contract', ['tests/contract/**/*.test.ts'], { isolate: false }),
      await stage('react'),
      await stage('preact', preact),
      // The elements in an environment that hosts test in; the proofs give the module of another.
      project(
        'environments',
        [`tests/environments/${process.env.TEST_ENVIRONMENT ? 'jsdom' : 'happy-dom'}.test.ts`],
        { environment: process.env.TEST_ENVIRONMENT ?? 'happy-dom' },
      ),
      // Pages of hosts as they are, and as they go wrong.
      project('hosts', ['tests/hosts/**/*.test.ts', 'tests/faults/**/*.test.ts'], { isolate: false }),
      // Installs the package as a consumer does, with npm.
      project('package', ['tests/package/**/*.test.ts'], {
        hookTimeout: 600_000,
        testTimeout: 300_000,
      }),
      // Builds the documentation once, and opens its pages. What it is built with comes with the build.
      project('site', ['site/**/*.test.ts', 'tests/site/**/*.test.ts'], {
        globalSetup: './tests/site/support/built-site.ts',
        hookTimeout: 600_000,
        testTimeout: 300_000,
      }),
      // Needs what `npm run test:services` starts; some break what others use.
      project('services', ['tests/services/**/*.test.ts'], { fileParallelism: false }),
    ],
  },
}));
