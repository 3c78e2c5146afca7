import { availableParallelism } from 'node:os';
import { browserArgs, findBrowser } from '@oms/tools/browser';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

export default defineConfig(async () => ({
  // One React for the pages and the package, as in the build.
  resolve: { dedupe: ['react', 'react-dom', 'react-router'] },
  test: {
    // On two cores Vitest would take one alone.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Ten times what the longest takes, so that a busy machine makes it slow and not red: some fill a database.
    testTimeout: 90_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 20_000 } },
    tags: [
      {
        name: 'sql',
        description:
          'Runs on a PostgreSQL server, too: what its driver sends and reads, calls at once, several backends.',
      },
    ],
    projects: [
      {
        extends: true as const,
        test: {
          name: 'backend',
          include: ['**/*.test.ts'],
          exclude: ['tests/**', 'node_modules/**', 'dist/**'],
          globalSetup: './tests/support/seed-data.ts',
          // Files share modules: each would load again what its servers need.
          isolate: false,
        },
      },
      {
        extends: true as const,
        // The console's pages in a real browser, on the package as it is built and its fake services.
        cacheDir: '.cache/vite',
        test: {
          name: 'stage',
          testTimeout: 30_000,
          expect: { poll: { timeout: 15_000 } },
          include: ['tests/stage/**/*.test.tsx'],
          // Files share a page and its modules: each test removes what it has put there.
          isolate: false,
          setupFiles: ['tests/stage/support/setup.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: await findBrowser(), args: browserArgs },
              contextOptions: {
                reducedMotion: 'reduce' as const,
                locale: 'en-GB',
                timezoneId: 'Asia/Shanghai',
              },
            }),
            instances: [{ browser: 'chromium' as const }],
          },
        },
      },
      {
        extends: true as const,
        test: {
          name: 'services',
          include: ['tests/services/**/*.test.ts'],
          // Some break what others use.
          fileParallelism: false,
        },
      },
    ],
  },
}));
